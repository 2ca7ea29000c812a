import { describe, expect, test } from 'vitest'
import { readConfig } from '../kernel/config/config.ts'
import type { Ring, Territory } from '../kernel/config/territoryFile.ts'
import { isInTerritory } from './isInTerritory.ts'

const arizona = readConfig({}).territory

describe('Arizona', () => {
  test.each([
    ['Phoenix', 33.4484, -112.074],
    ['Tucson', 32.2226, -110.9747],
    ['Flagstaff', 35.1983, -111.6513],
    ['Yuma', 32.6927, -114.6277],
    ['San Luis', 32.487, -114.7822],
    ['Ehrenberg', 33.6042, -114.5252],
    ['Parker', 34.15, -114.2891],
    ['Lake Havasu City', 34.4839, -114.3225],
    ['Bullhead City', 35.1478, -114.5683],
    ['Fort Mohave', 35.0272, -114.5891],
    ['Littlefield', 36.8872, -113.9297],
    ['Colorado City', 36.9903, -112.9757],
    ['Page', 36.9147, -111.4558],
    ['Window Rock', 35.6806, -109.0526],
    ['Nogales', 31.3404, -110.9343],
    ['Douglas', 31.3445, -109.5453],
    ['Lukeville', 31.885, -112.8156],
  ])('contains %s', (_, lat, lon) => {
    expect(isInTerritory({ lat, lon }, arizona)).toBe(true)
  })
})

describe('the area outside Arizona', () => {
  test.each([
    ['Las Vegas', 36.1716, -115.1391],
    ['Laughlin', 35.1678, -114.573],
    ['Needles', 34.8481, -114.6141],
    ['Blythe', 33.6103, -114.5964],
    ['Winterhaven', 32.7392, -114.6347],
    ['San Luis Río Colorado', 32.4561, -114.7719],
    ['Nogales, Sonora', 31.3086, -110.9422],
    ['Agua Prieta', 31.3277, -109.5489],
    ['Mesquite', 36.8055, -114.0672],
    ['St. George', 37.0965, -113.5684],
    ['Kanab', 37.0475, -112.5263],
    ['Boulder City', 35.9787, -114.8325],
    ['Gallup', 35.5281, -108.7426],
    ['Los Angeles', 34.0522, -118.2437],
    ['nowhere', 0, 0],
    ['the other side of the globe', -33.4484, 67.926],
  ])('contains %s', (_, lat, lon) => {
    expect(isInTerritory({ lat, lon }, arizona)).toBe(false)
  })
})

const square = (least: number, most: number): Ring => [
  [least, least],
  [most, least],
  [most, most],
  [least, most],
  [least, least],
]

test.each([
  ['one polygon contains what is in its ring', [[square(0, 9)]], true],
  ['one polygon does not contain what is outside its ring', [[square(6, 9)]], false],
  ['a polygon does not contain its holes', [[square(0, 9), square(1, 2), square(4, 6)]], false],
  ['a polygon contains what is between its holes', [[square(0, 9), square(1, 2), square(6, 8)]], true],
  ['a hole is the outer ring of another polygon', [[square(0, 9), square(3, 7)], [square(4, 6)]], true],
  ['two polygons contain what is in the second', [[square(6, 9)], [square(4, 6)]], true],
  ['polygons that overlap contain what is in both', [[square(0, 6)], [square(4, 9)]], true],
  [
    'a ring outside its polygon, where a hole should be, is no territory',
    [[square(6, 9), square(4, 6)]],
    false,
  ],
] satisfies [string, Territory, boolean][])('%s', (_, territory, isInside) => {
  expect(isInTerritory({ lat: 5, lon: 5 }, territory)).toBe(isInside)
})
