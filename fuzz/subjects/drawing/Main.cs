// Rectangle and RectangleF of System.Drawing.
using System;
using System.Collections.Generic;
using System.Drawing;
using System.Globalization;
using System.IO;
using System.Text;

static class Program {
    struct Test { public string Form, Contract, Says; public Func<double[], bool> Hit; }

    static Rectangle Whole(double[] n, int k) { return new Rectangle((int)n[k], (int)n[k + 1], (int)n[k + 2], (int)n[k + 3]); }
    static RectangleF Box(double[] n, int k) { return new RectangleF((float)n[k], (float)n[k + 1], (float)n[k + 2], (float)n[k + 3]); }

    static readonly SortedDictionary<string, Test> Tests = new SortedDictionary<string, Test> {
        {"drawing_Rectangle_IntersectsWith", new Test {Form = "box-xywh box-xywh i32", Contract = "unstated", Says = "there is an intersection", Hit = n => Whole(n, 0).IntersectsWith(Whole(n, 4))}},
        {"drawing_Rectangle_Contains", new Test {Form = "point box-xywh i32", Contract = "unstated", Says = "the point is contained", Hit = n => Whole(n, 2).Contains((int)n[0], (int)n[1])}},
        {"drawing_RectangleF_IntersectsWith", new Test {Form = "box-xywh box-xywh f32", Contract = "unstated", Says = "there is an intersection", Hit = n => Box(n, 0).IntersectsWith(Box(n, 4))}},
        {"drawing_RectangleF_Contains", new Test {Form = "point box-xywh f32", Contract = "unstated", Says = "the point is contained", Hit = n => Box(n, 2).Contains((float)n[0], (float)n[1])}},
    };

    static string Answer(Func<double[], bool> hit, string line) {
        try {
            return hit(Array.ConvertAll(line.Split(' '), word => double.Parse(word, CultureInfo.InvariantCulture))) ? "1\n" : "0\n";
        } catch (Exception) {
            return "?\n";
        }
    }

    static void Main() {
        var lines = new StreamReader(Console.OpenStandardInput(), Encoding.ASCII, false, 1 << 16);
        var answers = new StreamWriter(Console.OpenStandardOutput(), Encoding.ASCII, 1 << 16);
        var hello = lines.ReadLine().Split(' ');
        answers.Write("graze 1 System.Drawing\n");
        if (hello[2] == "tests") {
            foreach (var one in Tests) answers.Write("test {0}; {1}; {2}; {3}\n", one.Key, one.Value.Form, one.Value.Contract, one.Value.Says);
        } else {
            var hit = Tests[hello[5]].Hit;
            for (string line; (line = lines.ReadLine()) != null; ) {
                if (line == "") answers.Flush();
                else answers.Write(Answer(hit, line));
            }
        }
        answers.Flush();
    }
}
