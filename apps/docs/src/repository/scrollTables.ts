/** More columns than that do not fit a phone. */
const COLUMNS_THAT_FIT = 4

/** Puts each table that is wider than a phone into a region that scrolls, which needs focus and a name. */
export function scrollTables(html: string, title: string): string {
  let count = 0
  return html.replaceAll(/<table>.*?<\/table>/gs, table => {
    const columns = table.split('</thead>')[0]?.match(/<th[\s>]/g)?.length ?? 0
    if (columns <= COLUMNS_THAT_FIT) return table
    count += 1
    const name = `${title.replaceAll('"', '&quot;')}, table ${count}`
    return `<div class="wide" role="region" aria-label="${name}" tabindex="0">${table}</div>`
  })
}
