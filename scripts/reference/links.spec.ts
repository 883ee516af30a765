import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { filesMatching } from '../tidy/sourceFiles.ts'

const documents = new Map(filesMatching('*.md').map(({ path, text }) => [path, text]))

/** The anchors that headings of a page have on the common hosts. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

const isBroken = (path: string, target: string): boolean => {
  const [file = '', anchor] = target.split('#')
  const found = file === '' ? path : normalize(join(dirname(path), file))
  if (!existsSync(join(import.meta.dirname, '../..', found))) return true
  const text = documents.get(found)
  return anchor !== undefined && text !== undefined && !anchorsOf(text).includes(anchor)
}

test.each([...documents])('the links of %s lead to files and headings that exist', (path, text) => {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  expect(targets.filter(target => !/^[a-z]+:/.test(target) && isBroken(path, target))).toEqual([])
})
