// Rectangles and points of Go's package image.
package main

import (
	"bufio"
	"fmt"
	"image"
	"os"
	"strconv"
	"strings"
)

func box(n []int) image.Rectangle {
	return image.Rectangle{image.Point{n[0], n[1]}, image.Point{n[2], n[3]}}
}

type test struct {
	form, contract, says string
	hit                  func(n []int) bool
}

var tests = map[string]test{
	"go_Overlaps":  {"box-ltrb box-ltrb i64", "open", "a non-empty intersection", func(n []int) bool { return box(n).Overlaps(box(n[4:])) }},
	"go_Intersect": {"box-ltrb box-ltrb i64", "open", "the largest rectangle in both, empty or not", func(n []int) bool { return !box(n).Intersect(box(n[4:])).Empty() }},
	"go_In":        {"point box-ltrb i64", "half-open", "a rectangle holds its least x and y, not its greatest", func(n []int) bool { return image.Point{n[0], n[1]}.In(box(n[2:])) }},
}

func answer(hit func(n []int) bool, line string) string {
	n := []int{}
	for _, word := range strings.Split(line, " ") {
		number, err := strconv.Atoi(word)
		if err != nil {
			return "?\n"
		}
		n = append(n, number)
	}
	if hit(n) {
		return "1\n"
	}
	return "0\n"
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	answers := bufio.NewWriterSize(os.Stdout, 1<<16)
	defer answers.Flush()
	lines.Scan()
	hello := strings.Split(lines.Text(), " ")
	answers.WriteString("graze 1 Go image\n")
	if hello[2] == "tests" {
		for id, one := range tests {
			fmt.Fprintf(answers, "test %s; %s; %s; %s\n", id, one.form, one.contract, one.says)
		}
		return
	}
	hit := tests[hello[5]].hit
	for lines.Scan() {
		if lines.Text() == "" {
			answers.Flush()
			continue
		}
		answers.WriteString(answer(hit, lines.Text()))
	}
}
