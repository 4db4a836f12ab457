#include "FuzzMain.h"
#include <stddef.h>
#include <stdint.h>

// From the fuzzer's runtime (FuzzerInterface.h) and from the target.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *, size_t));
int LLVMFuzzerTestOneInput(const uint8_t *start, size_t count);

int FuzzLines_main(int argc, char **argv) {
    return LLVMFuzzerRunDriver(&argc, &argv, LLVMFuzzerTestOneInput);
}

int FuzzJSONRPC_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }

int FuzzAnswer_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }

int FuzzReader_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzImportTables_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzImportDocuments_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzImportMarkup_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzImportWorkbooks_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzImportArchives_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzPage_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzRecipes_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzWyoming_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzAssistants_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzNumbers_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzKeys_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzLabels_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzServices_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzCloud_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
int FuzzPictures_main(int argc, char **argv) { return FuzzLines_main(argc, argv); }
