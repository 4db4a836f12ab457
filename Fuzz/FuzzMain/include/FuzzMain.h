#pragma once
// SwiftPM gives the entry point of an executable the name TARGET_main and links `main` to it, so the
// fuzzer's own main is never reached. Each of these hands over to the fuzzer's driver instead.
int FuzzLines_main(int argc, char **argv);
int FuzzJSONRPC_main(int argc, char **argv);
int FuzzAnswer_main(int argc, char **argv);
int FuzzReader_main(int argc, char **argv);
int FuzzPage_main(int argc, char **argv);
int FuzzImportTables_main(int argc, char **argv);
int FuzzImportDocuments_main(int argc, char **argv);
int FuzzImportMarkup_main(int argc, char **argv);
int FuzzImportWorkbooks_main(int argc, char **argv);
int FuzzImportArchives_main(int argc, char **argv);
int FuzzRecipes_main(int argc, char **argv);
int FuzzWyoming_main(int argc, char **argv);
int FuzzAssistants_main(int argc, char **argv);
int FuzzNumbers_main(int argc, char **argv);
int FuzzKeys_main(int argc, char **argv);
int FuzzServices_main(int argc, char **argv);
int FuzzCloud_main(int argc, char **argv);
int FuzzPictures_main(int argc, char **argv);
