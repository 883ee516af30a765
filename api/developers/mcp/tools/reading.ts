import { traceActivity } from '@laurel/contract/audit/traceActivity.ts'
import { verifyBalance } from '@laurel/contract/audit/verifyBalance.ts'
import { getMemberBalance } from '@laurel/contract/people/memberBalance.ts'
import { ExplainableFigure, explainFigure } from '@laurel/contract/reports/explanations.ts'
import { reportRecognition, teamStats } from '@laurel/contract/reports/insights.ts'
import { getLiability } from '@laurel/contract/reports/liability.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineTool, readsOnly } from '../tool.ts'

const period = {
  start: z.iso.date().optional().describe('The first day, in the time zone of the team'),
  end: z.iso.date().optional().describe('The last day'),
}
const moment = {
  as_of: z.iso.datetime({ offset: true }).optional().describe('Now when it is left out'),
}

const insights = defineTool({
  name: 'team_insights',
  title: 'Recognition in figures',
  description:
    'Shoutouts, awards, points and engagement of a time, beside the time before. People who lead others see their own people and channels, administrators the whole team.',
  calls: [teamStats],
  annotations: readsOnly,
  input: z.object(period),
  output: teamStats.response,
  run: (client, query) => client.call(teamStats, { query }),
})

const highlights = defineTool({
  name: 'team_highlights',
  title: 'Who earned and gave most, and for which values',
  description: 'The people who earned and gave most in a time, and the values that were named most.',
  calls: [reportRecognition],
  annotations: readsOnly,
  input: z.object(period),
  output: reportRecognition.response,
  run: (client, query) => client.call(reportRecognition, { query }),
})

const balanceAt = defineTool({
  name: 'balance_at',
  title: 'What a person had at an instant',
  description:
    'The balance and the allowances of a person of the team at any instant, replayed from the ledger.',
  calls: [getMemberBalance],
  annotations: readsOnly,
  input: z.object({ user_id: Identifier, ...moment }),
  output: getMemberBalance.response,
  run: (client, { user_id: id, ...query }) => client.call(getMemberBalance, { params: { id }, query }),
})

const explain = defineTool({
  name: 'explain_figure',
  title: 'The postings behind a figure',
  description:
    'Opens a figure of the team, or a balance of a person, to the postings of the ledger that it sums up. Figures of a person need user_id.',
  calls: [explainFigure],
  annotations: readsOnly,
  input: z.object({ figure: ExplainableFigure, user_id: Identifier.optional() }),
  output: explainFigure.response,
  run: (client, { figure, ...query }) => client.call(explainFigure, { params: { figure }, query }),
})

const liability = defineTool({
  name: 'liability_at',
  title: 'What the team owes its people at an instant',
  description: 'Points that people have not spent: how they came about, and how old they are.',
  calls: [getLiability],
  annotations: readsOnly,
  input: z.object(moment),
  output: getLiability.response,
  run: (client, query) => client.call(getLiability, { query }),
})

const trace = defineTool({
  name: 'trace',
  title: 'What an activity led to',
  description:
    'Every event that a shoutout, redemption, adjustment, top-up or statement led to, with its cause, its actor and its postings, in the order of the log. Takes the id of the activity.',
  calls: [traceActivity],
  annotations: readsOnly,
  input: z.object({ activity_id: Identifier }),
  output: traceActivity.response,
  run: (client, { activity_id: id }) => client.call(traceActivity, { params: { id } }),
})

const verify = defineTool({
  name: 'verify_balance',
  title: 'Whether balances are the sums of their events',
  description:
    'Adds up every event of a person again and compares the sums with the balances that are shown. The hash chains of the whole log are checked by laurel audit verify, on the command line.',
  calls: [verifyBalance],
  annotations: readsOnly,
  input: z.object({ user_id: Identifier }),
  output: verifyBalance.response,
  run: (client, { user_id: id }) => client.call(verifyBalance, { params: { id } }),
})

export const readingTools = [insights, highlights, balanceAt, explain, liability, trace, verify]
