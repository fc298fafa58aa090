// Records parent locales, independent of the package's own tables.
//
//   cc Tests/Oracles/parent_locales.c -o parents -licuuc
//   ./parents > Tests/Fixtures/Locales/cldr-parents.tsv
//   cc -DAPPLE Tests/Oracles/parent_locales.c -o parents $SWIFT/usr/lib/swift/linux/lib_FoundationICU.so
//   ./parents > Tests/Fixtures/Locales/apple-parents.tsv
//
// The first form reads CLDR's parentLocales out of the system ICU. The second asks the ICU that
// comes with Swift's Foundation, which is Apple's, for the parents of every locale with English,
// Spanish or Portuguese and a region, and of locales with a script.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void print_tag(const char *id) {
  for (; *id; id++) putchar(*id == '_' ? '-' : *id);
}

#ifdef APPLE
int32_t ualoc_getAppleParent(const char *id, char *parent, int32_t capacity, int *status);

static void print_parent(const char *id) {
  char parent[160] = "";
  int status = 0;
  ualoc_getAppleParent(id, parent, sizeof parent, &status);
  print_tag(id);
  putchar('\t');
  print_tag(status > 0 || !*parent || !strcmp(parent, "root") ? "-" : parent);
  putchar('\n');
}

int main(void) {
  static const char *const others[] = {
      "nb",      "nn",      "no",      "ht",         "hi_Latn",    "en_001",     "en_150",
      "es_419",  "es",      "pt_PT",   "pt",         "zh_Hant_HK", "zh_Hant_MO", "zh_Hant_TW",
      "zh_Hant", "zh_Hans", "zh_TW",   "zh",         "zh_CN",      "zh_Hans_SG", "zh_Hans_HK",
      "sr_Latn", "sr_Cyrl", "az_Arab", "uz_Arab",    "uz_Cyrl",    "bs_Cyrl",    "mn_Mong",
      "en_Dsrt", "az_Latn", "pa_Guru", "sr_Latn_RS", "fr_CA",      "de_AT",      "ar_EG"};
  puts("# Parents in Apple's ICU 76: locale, parent ('-' for root).");
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) print_parent(others[i]);
  for (const char *language = "en\0es\0pt\0"; *language; language += 3) {
    for (char first = 'A'; first <= 'Z'; first++) {
      for (char second = 'A'; second <= 'Z'; second++) {
        char id[8];
        snprintf(id, sizeof id, "%s_%c%c", language, first, second);
        char parent[160] = "";
        int status = 0;
        ualoc_getAppleParent(id, parent, sizeof parent, &status);
        // Plain truncation is what every other region has.
        if (status > 0 || strcmp(parent, language) != 0) print_parent(id);
      }
    }
  }
}
#else
#include <unicode/ures.h>
#include <unicode/ustring.h>

static void print_pair(const UChar *child, const char *parent) {
  char id[160];
  u_UCharsToChars(child, id, u_strlen(child) + 1);
  print_tag(id);
  putchar('\t');
  print_tag(strcmp(parent, "root") == 0 ? "-" : parent);
  putchar('\n');
}

int main(void) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &status);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", NULL, &status);
  puts("# CLDR's parents, from ICU's supplementalData: locale, parent ('-' for root).");
  for (int32_t i = 0; i < ures_getSize(parents); i++) {
    UResourceBundle *children = ures_getByIndex(parents, i, NULL, &status);
    const char *parent = ures_getKey(children);
    int32_t length = 0;
    if (ures_getType(children) == URES_STRING) {
      print_pair(ures_getString(children, &length, &status), parent);
    } else {
      for (int32_t j = 0; j < ures_getSize(children); j++) {
        print_pair(ures_getStringByIndex(children, j, &length, &status), parent);
      }
    }
    ures_close(children);
  }
  ures_close(parents);
  ures_close(data);
  return U_FAILURE(status);
}
#endif
