print("layout-dump")
