// Package hits holds a test to rows of graze's vectors, with expected failures and JUnit. It gives a bool, a float64, []float64, nil for none:
//
//	if code := RunVectors(func(n []float64) any { return hit(n[0], n[1], ...) }, "disc-box.hit.csv", "closed", "f64"); code != 0 { t.Fail() }
//
// An expected failure is a line of graze.expected: an id and a reason. With GRAZE_WRITE set, that file is written; GRAZE_JUNIT names a
// file for a build server. A row that is listed and right, or not there, is an error too. Returns 0 as expected, 1 not, 2 wrong use.
package hits

import (
	"bufio"
	"encoding/csv"
	"fmt"
	"html"
	"math"
	"os"
	"strconv"
	"strings"
)

// Why it is wrong, or "".
func judge(test func([]float64) any, row []string, answer int, counts bool) (why string) {
	defer func() {
		if fault := recover(); fault != nil { // whatever it panics with is an answer to be told
			why = fmt.Sprintf("%s: %s, it panicked: %v", row[1], row[7], fault)
		}
	}()
	one, right, tolerance := test(read(row[9:])), read(strings.Fields(strings.TrimPrefix(row[answer], "none"))), 0.0
	said, many := one.([]float64)
	if number, is := one.(float64); is { said = []float64{number} } else if !many && one != nil { said = []float64{map[any]float64{true: 1}[one]} }
	if counts { tolerance = read(row[4:5])[0] }
	fine := row[answer] == "" || len(said) == len(right)
	for k := 0; fine && k < len(right); k++ { fine = math.Abs(said[k]-right[k]) <= tolerance }
	if !fine { return fmt.Sprintf("%s: %s, it says %v, right is %s (%s)", row[1], row[7], said, row[answer], row[8]) }
	return ""
}

func read(words []string) []float64 {
	numbers := make([]float64, len(words))
	for k := range numbers { numbers[k], _ = strconv.ParseFloat(words[k], 64) }
	return numbers
}

func RunVectors(test func([]float64) any, path, contract, kind string) int {
	expected, known, answer, rows := map[string]bool{}, 0, 0, [][]string{}
	if list, fault := os.Open("graze.expected"); fault == nil {
		for lines := bufio.NewScanner(list); lines.Scan(); {
			if text := lines.Text(); text != "" && text[0] != '#' { expected[strings.SplitN(text, " ", 2)[0]] = true }
		}
	}
	file, fault := os.Open(path)
	reader := csv.NewReader(file); reader.FieldsPerRecord = -1
	if fault == nil { rows, fault = reader.ReadAll() }
	for k := 0; fault == nil && k < 9 && len(rows) > 0; k++ { if rows[0][k] == contract { answer = k } }
	if answer == 0 { fmt.Fprintf(os.Stderr, "graze: %s: found no rows with a column '%s'\n", path, contract); return 2 }
	faults, junit, wrong, right, asked := 0, []string{}, []string{}, map[string]int{}, map[string]int{}
	gone := map[string]bool{}
	for name := range expected { gone[name] = os.Getenv("GRAZE_WRITE") == "" }
	for _, row := range rows[1:] {
		delete(gone, row[0])
		if row[1] == "hard" || !strings.Contains(row[6], kind) { continue }
		why, inside := judge(test, row, answer, rows[0][4] == "tolerance"), ""
		asked[row[1]]++
		if why == "" { right[row[1]]++ } else { wrong = append(wrong, row[0]+" "+why+"\n") }
		if why != "" && expected[row[0]] { known++ }
		if expected[row[0]] { why = map[bool]string{true: "is listed and right: take it out"}[why == ""] }
		if why != "" && os.Getenv("GRAZE_WRITE") == "" {
			faults++
			inside = `<failure message="` + html.EscapeString(why) + `"/>`
			fmt.Println(row[0] + ": " + why)
		}
		junit = append(junit, fmt.Sprintf("<testcase classname=\"graze\" name=\"%s\">%s</testcase>\n", row[0], inside))
	}
	for name, is := range gone { if is { faults++; fmt.Println(name + ": is listed and in no row: take it out") } }
	if os.Getenv("GRAZE_WRITE") != "" && os.WriteFile("graze.expected", []byte(strings.Join(wrong, "")), 0o666) != nil { return 2 }
	text := fmt.Sprintf("<testsuite name=\"graze\" tests=\"%d\" failures=\"%d\">\n%s</testsuite>\n", len(junit), faults, strings.Join(junit, ""))
	if name := os.Getenv("GRAZE_JUNIT"); name != "" && os.WriteFile(name, []byte(text), 0o666) != nil {
		return 2
	}
	told := ""
	for _, tier := range []string{"must", "touching", "flat", "meeting"} {
		if asked[tier] > 0 { told += fmt.Sprintf("%d of %d %s, ", right[tier], asked[tier], tier) }
	}
	fmt.Printf("graze: %s%s; %d of %d wrong expected\n", told, contract, known, len(wrong))
	return map[bool]int{len(junit) == 0: 2, faults > 0: 1}[true]
}
