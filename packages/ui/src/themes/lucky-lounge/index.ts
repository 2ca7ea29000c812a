// What the lounge's theme adds to the club's.
import '../luckyLounge.css.ts'
