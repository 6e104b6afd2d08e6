/* gnuplot, run on the scripts of pictures, until all are drawn or it is stopped. */
#ifndef GRAZE_GNUPLOT_H
#define GRAZE_GNUPLOT_H

#include "pictures.h"

pictures_run gnuplot_run;

#endif
