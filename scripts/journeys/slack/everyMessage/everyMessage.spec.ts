import { english } from '@laurel/api/messages/english.ts'
import { textsOf } from '@laurel/api/messages/textsOf.ts'
import { inEnglish, inGerman, inSpanish } from '@laurel/api/slack/speech/testing/speeches.ts'
import { compareTexts } from '@laurel/contract/wire/testing/comparedTexts.ts'
import { describe, expect, it } from 'vitest'
import { blockList, messageBlocksMax } from '../../../sandbox/blockKit/blocks.ts'
import { HomeSource, ModalSource } from '../../../sandbox/blockKit/viewSchema.ts'
import { announcements } from './announcements.ts'
import { answers } from './answers.ts'
import { reminders } from './reminders.ts'
import { views } from './views.ts'

const messages = [announcements, answers, reminders]
const MessageBlocks = blockList(messageBlocksMax)

/** The words between the placeholders of texts that are long enough to be a sentence of one language alone. */
const sentencesOf = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap(text => text.split(/ \|\|\|\| |%?\{\w+\}/))
    .map(part => part.trim())
    .filter(part => part.length >= 12 && part.split(' ').length > 2)

describe.each([
  ['en', inEnglish],
  ['de', inGerman],
  ['es', inSpanish],
] as const)('every message in “%s”', (_language, speech) => {
  const said = messages.flatMap(render => render(speech))

  it('is one that Slack takes', () => {
    for (const { text, blocks } of said) {
      expect(text.length, text).toBeLessThan(4000)
      expect(MessageBlocks.safeParse(blocks).error?.issues ?? [], text).toEqual([])
    }
  })

  it('and every form and Home tab keeps to the lengths of Slack', () => {
    for (const view of views(speech)) {
      const schema = view.type === 'home' ? HomeSource : ModalSource
      expect(schema.safeParse(view).error?.issues ?? []).toEqual([])
    }
  })

  it('has all its placeholders filled', () => {
    expect(JSON.stringify([said, views(speech)])).not.toMatch(/%\{|\{name\}|\|\|\|\||undefined/)
  })
})

describe.each([
  ['de', inGerman],
  ['es', inSpanish],
] as const)('every message in “%s”', (language, speech) => {
  it('has no sentence of English', () => {
    const shown = JSON.stringify([messages.map(render => render(speech)), views(speech)])
    const own = JSON.stringify(textsOf[language])
    const foreign = sentencesOf(compareTexts(english, textsOf[language]).map(({ ours }) => ours))
    expect(foreign.length).toBeGreaterThan(200)
    expect(foreign.filter(sentence => shown.includes(sentence) && !own.includes(sentence))).toEqual([])
  })
})
