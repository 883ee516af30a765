import { hash } from 'node:crypto'
import type { Product } from './catalog.ts'
import type { Department } from './product.ts'

const inks: Readonly<Record<string, string>> = {
  Moss: '#5d7349',
  Cream: '#e4d7b4',
  Slate: '#586573',
  Rust: '#a9502c',
  Oat: '#d3bf9b',
  Navy: '#22325e',
  Grey: '#8b9096',
  Brown: '#73492c',
  Red: '#b3372d',
  Blue: '#2f62a8',
  White: '#eceae3',
  Black: '#26282b',
  Evergreen: '#1f5b45',
  Heather: '#9a86ad',
  Ivory: '#e9e1cb',
  Yellow: '#e0b22f',
  Sky: '#8fbbdc',
  Plum: '#6b3358',
  Green: '#3d7a45',
  Olive: '#6d6d34',
  Charcoal: '#3d4147',
  Mustard: '#c99a26',
  Coral: '#e27358',
  Tan: '#c69a6a',
  Rose: '#d99aa0',
  Sand: '#d6c3a1',
  Midnight: '#1b2340',
  Teal: '#25807c',
  Graphite: '#45484d',
}
const plainInks = ['#1f5b45', '#a9502c', '#22325e', '#6b3358', '#25807c', '#c99a26']
const grounds = ['#f1ece2', '#e8eef0', '#efe9f0', '#eaf0e6', '#f4e9e2']

/** The shapes of a department, drawn in the ink `currentColor`. */
const shapes: Readonly<Record<Department, string>> = {
  HOME_KITCHEN:
    '<path d="M150 190h180v110a80 80 0 0 1-80 80h-20a80 80 0 0 1-80-80z"/><path d="M330 220c70-14 70 84 0 76" fill="none" stroke="currentColor" stroke-width="20"/><rect x="140" y="164" width="200" height="26" rx="13"/><circle cx="240" cy="148" r="18"/>',
  PETS: '<ellipse cx="240" cy="300" rx="78" ry="64"/><ellipse cx="150" cy="226" rx="30" ry="40"/><ellipse cx="210" cy="170" rx="30" ry="42"/><ellipse cx="276" cy="170" rx="30" ry="42"/><ellipse cx="332" cy="226" rx="30" ry="40"/>',
  TOYS_GAMES:
    '<rect x="120" y="240" width="110" height="110" rx="14"/><rect x="250" y="240" width="110" height="110" rx="14" opacity=".7"/><rect x="185" y="120" width="110" height="110" rx="14" opacity=".85"/>',
  WOMENS_CLOTHING:
    '<path d="M186 110c16 30 92 30 108 0l60 30 30 90-50 16-14-36c-6 60 10 110 22 170H138c12-60 28-110 22-170l-14 36-50-16 30-90z"/>',
  MENS_CLOTHING:
    '<path d="M180 110c20 26 100 26 120 0l70 32 28 92-54 18-18-40v168H154V212l-18 40-54-18 28-92z"/>',
  WOMENS_SHOES:
    '<path d="M96 180c30 20 60 18 80-10 40 60 100 90 180 102 30 6 40 30 36 62H110c-22-50-24-104-14-154z"/><rect x="104" y="342" width="290" height="22" rx="11" opacity=".6"/>',
  MENS_SHOES:
    '<path d="M110 130h92c6 66 40 104 104 118 60 12 88 34 88 86H104c-10-70-8-140 6-204z"/><rect x="98" y="342" width="302" height="26" rx="13" opacity=".6"/>',
  ELECTRONICS:
    '<path d="M112 280c0-180 256-180 256 0" fill="none" stroke="currentColor" stroke-width="26"/><rect x="92" y="260" width="64" height="110" rx="28"/><rect x="324" y="260" width="64" height="110" rx="28"/>',
  BOOKS:
    '<rect x="140" y="110" width="200" height="270" rx="10"/><rect x="140" y="110" width="34" height="270" rx="10" opacity=".5" fill="#fff"/><path d="M200 180h100M200 212h100M200 244h60" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".8"/>',
}

/** The pictures of a product: from the front, and turned. */
export const picturesPerProduct = 3

const turns = ['', 'rotate(-14 240 240)', 'matrix(-1 0 0 1 480 0)']

/** A picture of 480 × 480 as SVG. */
export const drawProduct = (product: Product, picture: number): string => {
  const [{ asin } = product] = product.family.variants
  const seed = Number.parseInt(hash('sha256', asin).slice(0, 6), 16)
  const ink = inks[product.color ?? ''] ?? plainInks[seed % plainInks.length]
  const ground = grounds[(seed + picture) % grounds.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480"><rect width="480" height="480" fill="${ground}"/><g fill="currentColor" color="${ink}" stroke="#0003" stroke-width="2" transform="${turns[picture] ?? ''}">${shapes[product.department]}</g></svg>`
}
