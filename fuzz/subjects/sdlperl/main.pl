# SDLx::Rect of Perl's SDL: corners of 16 bits, sizes of 16 bits without a sign.
use strict;
use warnings;
use SDLx::Rect;

my $within = 'within -16000:16000';
my %tests = (
  perlsdl_colliderect => ['box-xywh box-xywh i32', 'open', 'any portion overlaps, except the top and bottom or left and right edges', sub { SDLx::Rect->new(@_[0 .. 3])->colliderect(SDLx::Rect->new(@_[4 .. 7])) }],
  perlsdl_collidepoint => ['point box-xywh i32', 'half-open', 'a point along the right or bottom edge is not inside', sub { SDLx::Rect->new(@_[2 .. 5])->collidepoint(@_[0 .. 1]) }],
);
my @hello = split ' ', scalar <STDIN>;
my $said = "graze 1 SDLx::Rect\n";
if ($hello[2] eq 'tests') {
  print $said, map { "test $_; $tests{$_}[0]; $tests{$_}[1]; $within; $tests{$_}[2]\n" } sort keys %tests;
  exit;
}
my $hit = $tests{$hello[5]}[3];
$| = 1;
while (my $line = <STDIN>) {
  chomp $line;
  if ($line eq '') {
    print $said;
    $said = '';
  } else {
    my $answer = eval { $hit->(split ' ', $line) ? 1 : 0 };
    $said .= defined $answer ? "$answer\n" : "?\n";
  }
}
