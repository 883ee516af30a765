import { describe, expect, it } from 'vitest'
import { parseShoutout } from './parseShoutout.ts'
import type { ShoutoutGrammar } from './shoutoutText.ts'

const grammar: ShoutoutGrammar = {
  giver: 'U9',
  values: ['Teamwork', 'Customer First', 'Go-getter', 'Team', 'R&D', 'We’re one'],
  isValueRequired: false,
  pointOptions: [],
  pointsName: { one: 'Kudo', many: 'Kudos' },
}

const ann = '<@U1|ann>'
const ben = '<@U2|ben>'

describe('a complete line', () => {
  it.each([
    [`${ann} +10 #teamwork Thanks!`, ['U1'], 10, 'Teamwork', 'Thanks!'],
    [`${ann} ${ben} +10 #teamwork Thanks!`, ['U1', 'U2'], 10, 'Teamwork', 'Thanks!'],
    [`+10 #teamwork ${ann}, ${ben} and <@U3> Thanks!`, ['U1', 'U2', 'U3'], 10, 'Teamwork', 'Thanks!'],
    [`Thanks! ${ann} +10 #teamwork`, ['U1'], 10, 'Teamwork', 'Thanks! <@U1>'],
    [`#teamwork Thanks ${ann} for the release +10`, ['U1'], 10, 'Teamwork', 'Thanks <@U1> for the release'],
    [`${ann} 10 points for the talk`, ['U1'], 10, null, 'for the talk'],
    [`${ann} ${ben} +10 each: the talk`, ['U1', 'U2'], 10, null, 'the talk'],
    [`${ann} ${ben} 10 points each, the talk`, ['U1', 'U2'], 10, null, 'the talk'],
    [`${ann} 10 kudos for the talk`, ['U1'], 10, null, 'for the talk'],
    [`${ann} +10 pts: the talk`, ['U1'], 10, null, 'the talk'],
    [`${ann} 10 the talk`, ['U1'], 10, null, 'the talk'],
    [`${ann} +1,000 the talk`, ['U1'], 1000, null, 'the talk'],
    [`${ann}${ann} ${ann} +5 once`, ['U1'], 5, null, 'once'],
    [`<@W77> +5 hello grid`, ['W77'], 5, null, 'hello grid'],
    [`I give ${ann} 10 points of thanks`, ['U1'], 10, null, 'I give <@U1> 10 points of thanks'],
  ])('%s', (text, recipients, points, value, message) => {
    expect(parseShoutout(text, grammar)).toEqual({
      kind: 'complete',
      shoutout: { recipients, points, value, message, gif: null },
    })
  })
})

describe('a GIF', () => {
  it.each([
    [`${ann} +10 gif:party Thanks!`, 'party', 'Thanks!'],
    [`gif:party +10 ${ann} Thanks!`, 'party', 'Thanks!'],
    [`${ann} +10 Thanks! gif:party #teamwork`, 'party', 'Thanks!'],
    [`${ann} +10 Thanks gif:party, for the talk`, 'party', 'Thanks for the talk'],
    [`${ann} +10 GIF:thank-you Thanks!`, 'thank you', 'Thanks!'],
    [`${ann} +10 gif:“well done” Thanks!`, 'well done', 'Thanks!'],
    [`${ann} +10 gif::tada: Thanks!`, 'tada', 'Thanks!'],
    [`${ann} +10 gif:party Thanks! gif:party`, 'party', 'Thanks!'],
    [`${ann} gif:party 10 Thanks!`, 'party', 'Thanks!'],
    [`${ann} +10 gif:"rock &amp; roll" Thanks!`, 'rock & roll', 'Thanks!'],
    [`${ann} +10 gif:r&amp;b; Thanks!`, 'r&b', 'Thanks!'],
  ])('%s', (text, words, message) => {
    expect(parseShoutout(text, grammar)).toMatchObject({
      kind: 'complete',
      shoutout: { recipients: ['U1'], points: 10, message, gif: { words, gifId: null } },
    })
  })

  it.each([`${ann} +10 the animated.gif: nice`, `${ann} +10 a gif: nice`])(
    'is not asked for by the word alone: %s',
    text => {
      expect(parseShoutout(text, grammar)).toMatchObject({ kind: 'complete', shoutout: { gif: null } })
    },
  )

  it('is one, and no message', () => {
    expect(parseShoutout(`${ann} +10 gif:party gif:heart`, grammar)).toMatchObject({
      kind: 'incomplete',
      draft: { gif: null, message: '' },
      problems: [{ code: 'GIFS_AMBIGUOUS', words: ['party', 'heart'] }, { code: 'NO_MESSAGE' }],
    })
  })
})

describe('the message', () => {
  it.each([
    ['keeps lines, emoji and spacing', `${ann} +5 One\n\n• two  :tada:\n🎉`, 'One\n\n• two  :tada:\n🎉'],
    ['keeps what only looks like an amount', `${ann} +5 :+1: you fixed 3 bugs`, ':+1: you fixed 3 bugs'],
    [
      'keeps an amount that is not the amount',
      `${ann} +5 you scored 99 points there`,
      'you scored 99 points there',
    ],
    ['keeps a number that starts it', `${ann} +5 2 years already`, '2 years already'],
    ['keeps a hash that names no value', `${ann} +5 the #1 of us`, 'the #1 of us'],
    ['keeps another value inside it', `${ann} +5 #team this is #teamwork too`, 'this is #teamwork too'],
    ['keeps mentions as ids', `${ann} +5 thank ${ben} too`, 'thank <@U2> too'],
    ['shows a mention without a name for a later look-up', `+5 thank <@U2> too`, 'thank <@U2> too'],
    ['shows links as typed', `${ann} +5 <https://a.example|a.example>`, 'https://a.example'],
    ['shows entities as typed', `${ann} +5 a &lt; b &amp;&amp; c`, 'a < b && c'],
    ['keeps a call to everybody as text', `${ann} +5 look <!here>`, 'look @here'],
  ])('%s', (_case, text, message) => {
    expect(parseShoutout(text, grammar)).toMatchObject({ kind: 'complete', shoutout: { message } })
  })
})

describe('a value', () => {
  it.each([
    ['#TEAMWORK', 'Teamwork'],
    ['#team', 'Team'],
    ['#customer first', 'Customer First'],
    ['#customer-first', 'Customer First'],
    ['#CustomerFirst', 'Customer First'],
    ['#customer_first,', 'Customer First'],
    ['#go getter', 'Go-getter'],
    ['#r&amp;d', 'R&D'],
    ["#we're one", 'We’re one'],
    ['<#C042|teamwork>', 'Teamwork'],
  ])('%s is %s', (typed, value) => {
    const shoutout = { recipients: ['U1'], points: 5, value, message: 'well done', gif: null }
    expect(parseShoutout(`${ann} +5 ${typed} well done`, grammar)).toEqual({ kind: 'complete', shoutout })
  })

  it('is any word when the team has named none', () => {
    expect(parseShoutout(`${ann} +5 #courage well done`, { ...grammar, values: [] })).toMatchObject({
      kind: 'complete',
      shoutout: { value: 'courage', message: 'well done' },
    })
  })
})

describe('a tag that is longer than a value can be', () => {
  it('is no value, also where the team has named none', () => {
    const tag = 'x'.repeat(101)
    expect(parseShoutout(`${ann} +5 #${tag} well done`, { ...grammar, values: [] })).toMatchObject({
      kind: 'incomplete',
      draft: { value: null, message: 'well done' },
      problems: [{ code: 'VALUE_TOO_LONG', lengthMax: 100 }],
    })
  })
})

describe('what is missing or not clear is a value, and what was understood is kept', () => {
  it.each([
    [`+10 thanks`, [{ code: 'NO_RECIPIENTS' }], { points: 10, message: 'thanks' }],
    [`${ann} thanks a lot`, [{ code: 'NO_POINTS' }], { recipients: ['U1'], message: 'thanks a lot' }],
    [`${ann} +10`, [{ code: 'NO_MESSAGE' }], { recipients: ['U1'], points: 10, message: '' }],
    [`${ann}`, [{ code: 'NO_POINTS' }, { code: 'NO_MESSAGE' }], { recipients: ['U1'] }],
    [`thanks`, [{ code: 'NO_RECIPIENTS' }, { code: 'NO_POINTS' }], { message: 'thanks' }],
    [
      `<!subteam^S1|@devs> +10 thanks`,
      [{ code: 'USER_GROUP_NAMED', name: '@devs' }],
      { points: 10, message: 'thanks' },
    ],
    [`<!channel> +10 thanks`, [{ code: 'EVERYONE_NAMED', name: '@channel' }], { message: 'thanks' }],
    [`@ann +10 thanks`, [{ code: 'NAME_NOT_FOUND', name: '@ann' }], { points: 10, message: 'thanks' }],
    [`<@U9> ${ann} +10 me too`, [{ code: 'GIVER_NAMED' }], { recipients: ['U1'], message: 'me too' }],
    [`${ann} +0 thanks`, [{ code: 'POINTS_NOT_POSITIVE', text: '+0' }], { points: null }],
    [`${ann} -5 boo`, [{ code: 'POINTS_NOT_POSITIVE', text: '-5' }], { points: null, message: 'boo' }],
    [`${ann} +1.5 thanks`, [{ code: 'POINTS_NOT_WHOLE', text: '+1.5' }], { points: null }],
    [`${ann} +5 thanks +10`, [{ code: 'POINTS_AMBIGUOUS', amounts: [5, 10] }], { message: 'thanks' }],
    [`${ann} +5 #courage thanks`, [{ code: 'VALUE_NOT_FOUND', text: 'courage' }], { message: 'thanks' }],
    [
      `${ann} +5 #team thanks #r&amp;d`,
      [{ code: 'VALUES_AMBIGUOUS', values: ['Team', 'R&D'] }],
      { value: null, message: 'thanks' },
    ],
    [`${ann} +5 ${'x'.repeat(3001)}`, [{ code: 'MESSAGE_TOO_LONG', lengthMax: 3000 }], {}],
  ])('%s', (text, problems, draft) => {
    expect(parseShoutout(text, grammar)).toMatchObject({ kind: 'incomplete', problems, draft })
  })

  it('holds a line to what the team and the channel ask for', () => {
    const strict = { ...grammar, isValueRequired: true, pointOptions: [5, 10] }
    expect(parseShoutout(`${ann} +7 thanks`, strict)).toMatchObject({
      kind: 'incomplete',
      problems: [{ code: 'POINTS_NOT_AN_OPTION', pointOptions: [5, 10] }, { code: 'VALUE_REQUIRED' }],
      draft: { points: 7 },
    })
  })

  it('is empty when nothing was typed', () => {
    expect(parseShoutout(' \n', grammar)).toEqual({ kind: 'empty' })
  })
})

describe('whatever is typed', () => {
  const pieces = [
    '<@U1|ann>',
    '<@U2>',
    '@cem',
    '<!here>',
    '+10',
    '-3',
    '7',
    '5 points',
    '#teamwork',
    '#no',
    '&amp;',
  ]
  const words = [
    'thanks',
    'and',
    '\n',
    '🎉',
    '<',
    '#',
    '+',
    '@',
    'customer-first',
    '<https://a.example|a>',
    ':+1:',
  ]
  const givingKind = [...pieces, ...words]
  /** Generates texts from a seed, so that a failure can be reproduced. */
  const textOf = (seed: number): string => {
    let state = seed
    const next = (max: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * max)
    }
    return Array.from({ length: 1 + next(9) }, () => givingKind[next(givingKind.length)]).join(' ')
  }

  it('is a shoutout that the ledger can take, or says what is missing', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const text = textOf(seed)
      const parsed = parseShoutout(text, grammar)
      if (parsed.kind === 'empty') continue
      if (parsed.kind === 'incomplete') {
        expect(parsed.problems, text).not.toEqual([])
        continue
      }
      const { recipients, points, message } = parsed.shoutout
      expect(recipients.length, text).toBeGreaterThan(0)
      expect(points, text).toBeGreaterThan(0)
      expect(message, text).not.toBe('')
    }
  })

  it('keeps every word that was said', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const text = textOf(seed)
      const parsed = parseShoutout(text, grammar)
      if (parsed.kind === 'empty') continue
      const { message } = parsed.kind === 'complete' ? parsed.shoutout : parsed.draft
      const said = (word: string, within: string) => within.split(/\s+/).filter(each => each === word).length
      for (const word of ['thanks', '🎉', ':+1:'])
        expect(said(word, message), `${word} in ${text}`).toBe(said(word, text))
    }
  })
})
