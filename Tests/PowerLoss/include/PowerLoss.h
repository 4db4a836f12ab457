#pragma once
// Loaded before the system's library into a program (LD_PRELOAD), it takes the machine's power away while the
// program writes: see PowerLoss.c.
