import type { ShoutoutGrammar } from '../shoutoutText.ts'

/** The grammar of a team with values and user groups, for specs. */
export const grammar: ShoutoutGrammar = {
  giver: 'U9',
  values: ['Teamwork', 'Customer First', 'Go-getter', 'Team', 'R&D', 'We’re one'],
  isValueRequired: false,
  pointOptions: [],
  pointsName: { one: 'Kudo', many: 'Kudos' },
  groups: new Map([
    ['S1', ['U1', 'U2', 'U9']],
    ['S0', []],
    ['S300', Array.from({ length: 300 }, (_, index) => `U3${index}`)],
  ]),
}

export const ann = '<@U1|ann>'
export const ben = '<@U2|ben>'
