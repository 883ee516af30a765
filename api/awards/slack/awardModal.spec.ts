import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../slack/giving/places.ts'
import { inEnglish } from '../../slack/speech/testing/speeches.ts'
import type { AwardFormData } from './awardFormData.ts'
import { awardCostInWords, awardModal, awardOptions } from './awardModal.ts'
import type { AwardDraft } from './awardText.ts'
import { awardRefusalInWords } from './awardWords.ts'
import { completeAwardForm, readAwardForm } from './readAwardForm.ts'
import { award, beacon, draft, formData, love, whisper, wins } from './testing/formData.ts'

const modal = (given: Partial<AwardFormData> = {}, filled: Partial<AwardDraft> = {}, notes: string[] = []) =>
  JSON.stringify(
    awardModal({
      formData: { ...formData, ...given },
      draft: { ...draft, ...filled },
      notes,
      privateMetadata: '{}',
    }).blocks,
  )
const choice = { places: [placeOf(wins), placeOf(love)], place: undefined }

describe('the form of an award', () => {
  it('is filled with what was understood, and shows what each award brings', () => {
    expect(modal()).toContain('"initial_users":["U1"]')
    expect(modal()).toContain('"initial_option":{"text":{"type":"plain_text","text":"Beacon · 300 points"')
    expect(modal()).toContain('Whisper · 50 points · private')
    expect(modal({}, { message: '' })).toContain(
      '"placeholder":{"type":"plain_text","text":"You lit the way"',
    )
  })

  it('asks for the channel only if there is a choice, and never for a private award', () => {
    expect(modal()).not.toContain('Where?')
    expect(modal(choice)).toContain('Where?')
    expect(modal(choice, { awardId: whisper.awardId })).not.toContain('Where?')
  })

  it('searches where there are more awards than a select holds', () => {
    const awards = Array.from({ length: 101 }, (_, index) => award(`Award ${index}`))
    expect(modal({ awards })).toContain('"type":"external_select","min_query_length":0')
    const found = awardOptions({ ...formData, awards }, '10')
    expect(found.map(({ text }) => text.text)).toEqual(['Award 10 · 300 points', 'Award 100 · 300 points'])
    expect(awardOptions({ ...formData, awards }, '')).toHaveLength(100)
  })

  it('keeps to the lengths Slack takes, and says what stood in the way as plain text', () => {
    const long = award('w'.repeat(100), { message: 'm'.repeat(3000) })
    const text = modal({ awards: [long] }, { awardId: long.awardId, message: '' }, [
      'No one is named <!here>.',
    ])
    expect(text).not.toMatch(/"text":"w{76,}/)
    expect(text).not.toMatch(/m{151}/)
    expect(text).toContain('• No one is named &lt;!here&gt;.')
  })
})

describe('the preview', () => {
  it.each([
    [formData, draft, 'This costs *300 points*, you have *700 award points* left until 1 December.'],
    [
      formData,
      { ...draft, recipients: ['U1', 'U2', 'U3'] },
      ':warning: This costs *900 points* (3 × 300), you have *700 award points* left until 1 December.',
    ],
    [formData, { ...draft, awardId: null }, 'You have *700 award points* left until 1 December.'],
    [
      { ...formData, standing: { managed: [], isAdmin: true } },
      draft,
      'This costs *300 points*. The company pays for awards from admins.',
    ],
    [
      formData,
      { ...draft, awardId: whisper.awardId },
      'This costs *50 points*, you have *700 award points* left until 1 December. Announced in a direct message only.',
    ],
  ] as const)('%#: says who pays, and what is left', (given, filled, words) => {
    expect(awardCostInWords(given, filled)).toBe(words)
  })
})

describe('a form that is sent', () => {
  const state = (values: object) => ({ values })

  it('is read by its fields', () => {
    const read = readAwardForm(
      state({
        awardRecipients: { awardRecipients: { selected_users: ['U1', 'U1', 'U2'] } },
        award: { award: { selected_option: { value: beacon.awardId } } },
        awardMessage: { awardMessage: { value: ' Thanks! ' } },
      }),
    )
    expect(read).toEqual({ recipients: ['U1', 'U2'], awardId: beacon.awardId, message: 'Thanks!' })
    expect(completeAwardForm(read, formData)).toEqual({ award: read })
  })

  it('says under each field what is missing', () => {
    const empty = readAwardForm(state({}))
    expect(completeAwardForm(empty, { ...formData, ...choice })).toEqual({
      errors: {
        awardRecipients: 'Pick who gets the award.',
        award: 'Choose the award.',
        awardPlace: 'Choose where to announce it.',
      },
    })
    const gone = { ...draft, awardId: derivedId('award', 'archived in between') }
    expect(completeAwardForm(gone, formData)).toEqual({ errors: { award: 'Choose the award.' } })
  })
})

it('a plan without awards is refused in the words of the plan', () => {
  expect(awardRefusalInWords({ code: 'PRO_REQUIRED', speech: inEnglish })).toBe(
    'This feature is only available on the Pro plan.',
  )
})
