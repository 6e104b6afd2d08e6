// go mod init hits; go test
package hits
import ("encoding/csv"; "math"; "os"; "strconv"; "strings"; "testing")

func hit(cx, cy, r, x, y, w, h float64) bool { // yours
	dx, dy := cx-math.Min(math.Max(cx, x), x+w), cy-math.Min(math.Max(cy, y), y+h)
	return float64(dx*dx)+float64(dy*dy) <= r*r
}
func TestHits(t *testing.T) {
	file, _ := os.Open("disc-box.hit.csv")
	rows, fault := csv.NewReader(file).ReadAll()
	if fault != nil { t.Fatal(fault) }
	for _, row := range rows {
		if row[1] != "must" && row[1] != "touching" || !strings.Contains(row[6], "f64") { continue }
		n := make([]float64, 7)
		for k := range n { n[k], _ = strconv.ParseFloat(row[9+k], 64) }
		closed := row[2] == "1" // row[3] is open, row[4] half-open
		if hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) != closed { t.Error(row) }
	}
}
