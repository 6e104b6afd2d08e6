/* Words of command lines that are printed to be typed again. */
#ifndef GRAZE_SHELL_WORD_H
#define GRAZE_SHELL_WORD_H

/* A word as a shell reads it back: as it is, or in quotes. For free(); NULL without memory. */
char *shell_word(const char *word);

#endif
