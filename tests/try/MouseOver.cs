using System;

class MouseOver
{
    static bool IsInside(int mouseX, int mouseY, int left, int top, int right, int bottom)
    {
        Console.WriteLine("asked");
        return mouseX >= left && (mouseX <= right || mouseY >= top) && mouseY <= bottom;
    }

    static void Main() { Console.WriteLine(IsInside(1, 1, 0, 0, 2, 2)); }
}
