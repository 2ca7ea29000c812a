// The club's theme, light and dark, with the fonts and the reset: for pages that never show the lounge's.
import '../layers.css.ts'
import '../fonts.css.ts'
import '../reset.css.ts'
import '../playersClub.css.ts'
import '../print.css.ts'
