import { expect, it } from 'vitest'
import { filesMatching, type SourceFile } from './sourceFiles.ts'

/** Text of an element, a string that is shown beside a condition, and an attribute that is read to people. */
const shownTexts = [
  /(?<=[^=\s]>)\s*([^<>{}()=;]*\p{L}{2}[^<>{}()=;]*)(?=<\/|\{)/gu,
  /(?:&&|\?\?|\?|:) '( [^'\n]*\p{L}{2}[^'\n]*|[^'\n]*\p{L}{2} )'/gu,
  /\b(?:aria-label|placeholder|title|alt|label)="([^"]*\p{L}{2}[^"]*)"/gu,
]

/** Names, which are the same in every language. */
const names = new Set(['Amazon', 'Prime', 'EIN'])

const isText = (shown: string): boolean => !names.has(shown) && !/^(?:const|export|return)\b/.test(shown)

const inlineTexts = ({ path, text }: SourceFile): readonly string[] =>
  shownTexts.flatMap(pattern =>
    [...text.matchAll(pattern)]
      .map(([, shown = '']) => shown.trim())
      .filter(isText)
      .map(shown => `${path}: ${shown}`),
  )

const components = filesMatching('portal-ui/*.tsx').filter(
  ({ path }) => !/\.spec\.tsx$|\/(?:testing|fixtures)\//.test(path),
)

it('every text of the portal is among its messages, so that each language has it', () => {
  expect(components.length).toBeGreaterThan(50)
  expect(components.flatMap(inlineTexts)).toEqual([])
})

it('finds a text that was written into a component', () => {
  const text = `<p className={styles.advice}>Thank you</p>{isMany && ' each'}<input placeholder="Your name" />`
  expect(inlineTexts({ path: 'Page.tsx', text })).toEqual([
    'Page.tsx: Thank you',
    'Page.tsx: each',
    'Page.tsx: Your name',
  ])
})
