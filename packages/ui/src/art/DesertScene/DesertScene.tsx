'use client'

import { LOOK_PATH } from '@players-club/domain-models'
import { useLook } from '../../messages/BrandProvider.tsx'
import { picture } from '../Picture.css.ts'
import { Picture } from '../Picture.tsx'
import { seeded } from '../seeded.ts'
import {
  day,
  far,
  glow,
  ground,
  halo,
  middle,
  moonShade,
  near,
  night,
  orb,
  plant,
  rib,
  scene,
  sky,
  star,
} from './DesertScene.css.ts'
import { mesa, saguaroPath } from './landforms.ts'

/** Which landscape is drawn, by day or by night. */
export interface DesertSceneProps {
  /** The lounge's sky instead of the club's. */
  isNight?: boolean
  /** Another seed draws another landscape. @default 'mesa' */
  seed?: string
}

const width = 640
const height = 480
const HOME = 'mesa'

/** The lottery's own scene, or layered mesas under a big sky; fills its container and is decorative. */
export function DesertScene({ isNight = false, seed = HOME }: DesertSceneProps) {
  const look = useLook()
  if (look?.scene) return <OwnScene isNight={isNight} day={look.scene} night={look.nightScene} />
  return <Desert isNight={isNight} seed={seed} />
}

interface OwnSceneProps {
  isNight: boolean
  day: string
  night: string | undefined
}

/**
 * By day in the light scheme, and by night in the dark one and in the lounge. Unlike the drawn scene it follows the
 * system's scheme, not `data-scheme`, which `<source>` cannot read. Of two images a browser would load the hidden one
 * too, unless both are lazy, and then the first screen gets its picture late.
 */
function OwnScene({ isNight, day: byDay, night: byNight = byDay }: OwnSceneProps) {
  return (
    <picture className={scene}>
      <source media="(prefers-color-scheme: dark)" srcSet={LOOK_PATH + byNight} />
      <img className={picture} src={LOOK_PATH + (isNight ? byNight : byDay)} alt="" />
    </picture>
  )
}

function Desert({ isNight, seed }: Required<DesertSceneProps>) {
  const random = seeded(seed)
  const between = (low: number, high: number) => Math.round(low + random() * (high - low))
  const orbX = between(390, 450)
  const orbY = isNight ? 168 : between(190, 210)
  // The default seed keeps its original landscape; of the others every second one is mirrored.
  const mirror = seed !== HOME && random() < 0.5 ? `translate(${width} 0) scale(-1 1)` : undefined
  const cactus = { x: between(120, 160), height: between(190, 220) }
  return (
    <Picture size={[width, height]}>
      <g className={isNight ? night : day} transform={mirror}>
        <rect className={sky} width={width} height={height} />
        <ellipse className={glow} cx={width / 2} cy={380} rx={460} ry={isNight ? 150 : 190} />
        <g className={star}>
          {Array.from({ length: 26 }, (_, index) => (
            <circle key={index} cx={between(8, width - 8)} cy={between(8, 230)} r={between(10, 24) / 10} />
          ))}
        </g>
        <circle className={halo} cx={orbX} cy={orbY} r={isNight ? 0 : 128} />
        <circle className={orb} cx={orbX} cy={orbY} r={isNight ? 56 : 92} />
        {isNight && <circle className={moonShade} cx={orbX - 22} cy={orbY - 12} r={54} />}
        <path
          className={far}
          d={`${mesa(between(150, 190), 350, 300, 150)}${mesa(520, 350, 260, between(90, 120))}`}
        />
        <rect className={far} y={340} width={width} height={60} />
        <path
          className={middle}
          d={`${mesa(60, 396, 260, 104)}${mesa(between(440, 480), 396, 330, between(120, 140))}`}
        />
        <rect className={near} y={394} width={width} height={90} />
        <path className={ground} d="M0 432C140 392 300 404 400 424S580 432 640 412V480H0Z" />
        <Saguaro x={cactus.x} base={446} height={cactus.height} girth={26} />
        <Saguaro x={between(540, 590)} base={436} height={between(84, 104)} girth={13} />
      </g>
    </Picture>
  )
}

interface SaguaroProps {
  x: number
  base: number
  height: number
  girth: number
}

function Saguaro({ x, base, height: tall, girth }: SaguaroProps) {
  const path = saguaroPath(x, base, tall)
  return (
    <>
      <path className={plant} d={path} strokeWidth={girth} />
      <path className={rib} d={path} />
    </>
  )
}
