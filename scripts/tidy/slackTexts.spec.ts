import { expect, it } from 'vitest'
import { filesMatching, type SourceFile } from './sourceFiles.ts'

/** Comments, strings, templates and regular expressions, in the order in which they are written. */
const token =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=[(=,:]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g

/** What stands before a text that people do not read in Slack: a failure, a log line, the note of a job, a reason in the log. */
const unread =
  /(?:\b(?:problem|note|failure|reason):(?: \w+ &&)? |\b(?:\w*Error|NotInstalled|dead|failed|later|laterBy|failExport|warn|error|info|refuse|fail|derivedId)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)$/

const readByOperators = new Set(['api/slack/announcements/deliveryOfFailure.ts'])

/** Words after a capital letter or a mark, and parts of a sentence that are put together. */
const sentence = /^(?:[^\p{L}]*\p{Lu}|…)[^\n]*\p{L}{2,}[,:;.]? \p{L}{2,}|^ \p{L}{2,}|^[^\n]*\p{L}{2,} $/u

const isSentence = (text: string): boolean => sentence.test(text.replaceAll(/\$\{[^}]*\}/g, '…'))

const inlineTexts = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(token)]
    .filter(
      ({ 0: found, index }) =>
        /^['`]/.test(found) && !unread.test(text.slice(Math.max(0, index - 600), index)),
    )
    .map(({ 0: found }) => found.slice(1, -1))
    .filter(isSentence)
    .map(found => `${path}: ${found}`)

const files = filesMatching('api/slack/*.ts', 'api/*/slack/*.ts').filter(
  ({ path }) => !readByOperators.has(path) && !/\.spec\.ts$|\/testing\//.test(path),
)

it('every text that people read in Slack is among the messages, so that each language has it', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap(inlineTexts)).toEqual([])
})

it('finds a text that was written into a message', () => {
  const filled = ['$', '{giver} thanked you for it'].join('')
  const text = `throw new Error('Not for you.')\nplain('Say thanks') // 'a note'\n\`${filled}\` + ' each'`
  expect(inlineTexts({ path: 'message.ts', text })).toEqual([
    'message.ts: Say thanks',
    `message.ts: ${filled}`,
    'message.ts:  each',
  ])
})
