// Formats values with the system ICU and nothing of the package in between.
//
// Standard input holds one request a line, fields separated by tabs; standard output one answer a
// line: the text in UTF-8 (line breaks and backslashes escaped), or `!` and ICU's error name.
//
//   number    LOCALE SKELETON DECIMAL
//   range     LOCALE SKELETON DECIMAL DECIMAL
//   date      LOCALE SKELETON MILLISECONDS ZONE
//   style     LOCALE DATE TIME MILLISECONDS ZONE      styles 0 full ... 3 short, -1 none
//   interval  LOCALE SKELETON MILLISECONDS MILLISECONDS ZONE
//   relative  LOCALE WIDTH UNIT AMOUNT NAMED          numbers of ICU's enumerations
//   list      LOCALE TYPE WIDTH ITEM ...
//   plural    LOCALE TYPE DECIMAL                     category by the digits as written
//   rule      LOCALE STYLE DECIMAL                    5 spell-out, 6 ordinal
//   region    LOCALE CODE
//   language  LOCALE CODE
#define U_SHOW_CPLUSPLUS_API 0
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/uldnames.h>
#include <unicode/ulistformatter.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ustring.h>

enum { ROOM = 4096, FIELDS = 64 };

static UChar *text(const char *utf8, UChar *room) {
  UErrorCode e = U_ZERO_ERROR;
  u_strFromUTF8(room, ROOM, NULL, utf8, -1, &e);
  return room;
}

static void answer(const UChar *result, int32_t length, UErrorCode e) {
  if (U_FAILURE(e)) {
    printf("!%s\n", u_errorName(e));
    return;
  }
  static char utf8[ROOM * 3];
  int32_t bytes = 0;
  // ICU splits some digits beyond U+FFFF; half a character becomes U+FFFD, as in Swift.
  u_strToUTF8WithSub(utf8, sizeof utf8, &bytes, result, length, 0xFFFD, NULL, &e);
  for (int32_t i = 0; i < bytes; i++) {
    if (utf8[i] == '\n') fputs("\\n", stdout);
    else if (utf8[i] == '\\') fputs("\\\\", stdout);
    else putchar(utf8[i]);
  }
  putchar('\n');
}

int main(void) {
  static char line[ROOM * 4];
  static UChar a[ROOM], b[ROOM], c[ROOM], out[ROOM];
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = 0;
    char *f[FIELDS];
    int n = 0;
    for (char *p = line; p != NULL && n < FIELDS;) {
      f[n++] = strsep(&p, "\t");
    }
    const char *kind = f[0], *loc = n > 1 ? f[1] : "";
    UErrorCode e = U_ZERO_ERROR;
    int32_t len = 0;
    if (strcmp(kind, "number") == 0 && n == 4) {
      UNumberFormatter *nf = unumf_openForSkeletonAndLocale(text(f[2], a), -1, loc, &e);
      UFormattedNumber *r = unumf_openResult(&e);
      unumf_formatDecimal(nf, f[3], -1, r, &e);
      len = unumf_resultToString(r, out, ROOM, &e);
      unumf_closeResult(r);
      unumf_close(nf);
    } else if (strcmp(kind, "range") == 0 && n == 5) {
      UParseError where;
      UNumberRangeFormatter *rf = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
          text(f[2], a), -1, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_APPROXIMATELY, loc,
          &where, &e);
      UFormattedNumberRange *r = unumrf_openResult(&e);
      unumrf_formatDecimalRange(rf, f[3], -1, f[4], -1, r, &e);
      int32_t size = 0;
      const UChar *s = ufmtval_getString(unumrf_resultAsValue(r, &e), &size, &e);
      if (U_SUCCESS(e)) u_memcpy(out, s, len = size);
      unumrf_closeResult(r);
      unumrf_close(rf);
    } else if (strcmp(kind, "date") == 0 && n == 5) {
      UDateTimePatternGenerator *g = udatpg_open(loc, &e);
      len = udatpg_getBestPatternWithOptions(g, text(f[2], a), -1, UDATPG_MATCH_NO_OPTIONS, b, ROOM,
                                             &e);
      UDateFormat *df = udat_open(UDAT_PATTERN, UDAT_PATTERN, loc, text(f[4], c), -1, b, len, &e);
      len = udat_format(df, atof(f[3]), out, ROOM, NULL, &e);
      udat_close(df);
      udatpg_close(g);
    } else if (strcmp(kind, "style") == 0 && n == 6) {
      UDateFormat *df = udat_open((UDateFormatStyle)atoi(f[3]), (UDateFormatStyle)atoi(f[2]), loc,
                                  text(f[5], c), -1, NULL, 0, &e);
      len = udat_format(df, atof(f[4]), out, ROOM, NULL, &e);
      udat_close(df);
    } else if (strcmp(kind, "interval") == 0 && n == 6) {
      UDateIntervalFormat *df = udtitvfmt_open(loc, text(f[2], a), -1, text(f[5], c), -1, &e);
      len = udtitvfmt_format(df, atof(f[3]), atof(f[4]), out, ROOM, NULL, &e);
      udtitvfmt_close(df);
    } else if (strcmp(kind, "relative") == 0 && n == 6) {
      URelativeDateTimeFormatter *rf =
          ureldatefmt_open(loc, NULL, (UDateRelativeDateTimeFormatterStyle)atoi(f[2]),
                           UDISPCTX_CAPITALIZATION_NONE, &e);
      URelativeDateTimeUnit unit = (URelativeDateTimeUnit)atoi(f[3]);
      len = atoi(f[5]) ? ureldatefmt_format(rf, atof(f[4]), unit, out, ROOM, &e)
                       : ureldatefmt_formatNumeric(rf, atof(f[4]), unit, out, ROOM, &e);
      ureldatefmt_close(rf);
    } else if (strcmp(kind, "list") == 0 && n > 3) {
      static UChar rooms[FIELDS][256];
      const UChar *items[FIELDS];
      for (int i = 4; i < n; i++) {
        UErrorCode ignored = U_ZERO_ERROR;
        u_strFromUTF8(rooms[i], 256, NULL, f[i], -1, &ignored);
        items[i - 4] = rooms[i];
      }
      UListFormatter *lf = ulistfmt_openForType(loc, (UListFormatterType)atoi(f[2]),
                                                (UListFormatterWidth)atoi(f[3]), &e);
      len = ulistfmt_format(lf, items, NULL, n - 4, out, ROOM, &e);
      ulistfmt_close(lf);
    } else if (strcmp(kind, "plural") == 0 && n == 4) {
      char skeleton[ROOM] = "precision-integer";
      const char *point = strchr(f[3], '.');
      if (point != NULL && point[1] != 0) {
        strcpy(skeleton, ".");
        for (const char *p = point + 1; *p; p++) strcat(skeleton, "0");
      }
      UPluralRules *pr = uplrules_openForType(loc, (UPluralType)atoi(f[2]), &e);
      UNumberFormatter *nf = unumf_openForSkeletonAndLocale(text(skeleton, a), -1, loc, &e);
      UFormattedNumber *r = unumf_openResult(&e);
      unumf_formatDecimal(nf, f[3], -1, r, &e);
      len = uplrules_selectFormatted(pr, r, out, ROOM, &e);
      unumf_closeResult(r);
      unumf_close(nf);
      uplrules_close(pr);
    } else if (strcmp(kind, "rule") == 0 && n == 4) {
      UNumberFormat *nf = unum_open((UNumberFormatStyle)atoi(f[2]), NULL, 0, loc, NULL, &e);
      len = unum_formatDecimal(nf, f[3], -1, out, ROOM, NULL, &e);
      unum_close(nf);
    } else if (strcmp(kind, "region") == 0 && n == 3) {
      UDisplayContext contexts[] = {UDISPCTX_STANDARD_NAMES, UDISPCTX_CAPITALIZATION_NONE};
      ULocaleDisplayNames *names = uldn_openForContext(loc, contexts, 2, &e);
      len = uldn_regionDisplayName(names, f[2], out, ROOM, &e);
      uldn_close(names);
    } else if (strcmp(kind, "language") == 0 && n == 3) {
      UDisplayContext contexts[] = {UDISPCTX_STANDARD_NAMES, UDISPCTX_CAPITALIZATION_NONE};
      ULocaleDisplayNames *names = uldn_openForContext(loc, contexts, 2, &e);
      len = uldn_localeDisplayName(names, f[2], out, ROOM, &e);
      uldn_close(names);
    } else {
      e = U_ILLEGAL_ARGUMENT_ERROR;
    }
    answer(out, len, e);
  }
  return 0;
}
