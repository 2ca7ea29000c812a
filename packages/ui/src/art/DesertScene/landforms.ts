/** SVG path of a mesa: steep cap on a gentler foot. */
export function mesa(center: number, base: number, width: number, height: number): string {
  const half = width / 2
  const shoulder = base - height * 0.38
  const top = base - height
  const right = [
    [center + half * 0.52, top],
    [center + half * 0.62, shoulder],
    [center + half * 0.72, shoulder],
    [center + half, base],
  ]
  const left = right.map(([x = 0, y = 0]) => [2 * center - x, y]).toReversed()
  return `M${[...left, ...right].map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** SVG path of a saguaro: a trunk and two arms that turn up. */
export function saguaroPath(x: number, base: number, height: number): string {
  const reach = height * 0.24
  const left = `M${x} ${round(base - height * 0.36)}h${-round(reach)}v${-round(height * 0.26)}`
  const right = `M${x} ${round(base - height * 0.48)}h${round(reach * 0.9)}v${-round(height * 0.3)}`
  return `M${x} ${base}V${round(base - height)}${left}${right}`
}

const round = (value: number) => Math.round(value * 10) / 10
