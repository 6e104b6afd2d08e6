// go mod init hits; go test
package hits
import ("encoding/csv"; "math"; "os"; "strconv"; "strings"; "testing")
func hit(cx, cy, r, x, y, w, h float64) float64 { // yours: 1 or 0, or a number
	dx, dy := cx-math.Min(math.Max(cx, x), x+w), cy-math.Min(math.Max(cy, y), y+h)
	return map[bool]float64{true: 1}[float64(dx*dx)+float64(dy*dy) <= r*r]
}
func TestHits(t *testing.T) {
	file, _ := os.Open("disc-box.hit.csv")
	read := csv.NewReader(file); read.FieldsPerRecord = -1; rows, _ := read.ReadAll()
	if len(rows) == 0 { t.Fatal("no rows") }
	for _, row := range rows {
		if row[1] == "hard" || row[1] == "flat" || !strings.Contains(row[6], "f64") { continue }
		n, tolerance := make([]float64, len(row)-9), 0.0
		for k := range n { n[k], _ = strconv.ParseFloat(row[9+k], 64) }
		right, _ := strconv.ParseFloat(row[2], 64) // closed, zero; row[3] is open, negative; row[4] half-open
		if rows[0][4] == "tolerance" { tolerance, _ = strconv.ParseFloat(row[4], 64) }
		if !(math.Abs(hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6])-right) <= tolerance) { t.Error(row) }
	}
}
