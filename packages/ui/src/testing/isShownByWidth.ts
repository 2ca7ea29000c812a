/** Whether the page's width decides that something is shown, hidden or laid out differently. */
export const isShownByWidth = (): boolean =>
  [...document.styleSheets].some(sheet => selectorsOf(sheet).some(each => document.querySelector(each)))

const known = new WeakMap<CSSStyleSheet, readonly string[]>()

function selectorsOf(sheet: CSSStyleSheet): readonly string[] {
  const found = known.get(sheet) ?? shownByWidth(sheet.cssRules, false)
  known.set(sheet, found)
  return found
}

const shownByWidth = (rules: CSSRuleList, isInWidth: boolean): string[] =>
  [...rules].flatMap(rule => {
    if (rule instanceof CSSStyleRule) return isInWidth && rule.style.display ? [rule.selectorText] : []
    if (!(rule instanceof CSSGroupingRule)) return []
    const hasWidth = rule instanceof CSSConditionRule && rule.conditionText.includes('width')
    return shownByWidth(rule.cssRules, isInWidth || hasWidth)
  })
