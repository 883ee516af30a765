import { z } from 'zod'
import { defineCall } from '../wire/call.ts'

/** A summary of the last week, or of the last month. */
export const reportRhythms = ['weekly', 'monthly'] as const
export type ReportRhythm = (typeof reportRhythms)[number]

const Subscriptions = z.strictObject({ weekly: z.boolean(), monthly: z.boolean() })

/** Which summaries the caller gets by Slack message. */
export const listReportSubscriptions = defineCall({
  name: 'listReportSubscriptions',
  method: 'GET',
  path: '/v1/user/report_subscriptions',
  access: 'member',
  summary: 'Reports by Slack message',
  response: Subscriptions,
})

/** Takes effect with the next week or month that ends. */
export const changeReportSubscriptions = defineCall({
  name: 'changeReportSubscriptions',
  method: 'PUT',
  path: '/v1/user/report_subscriptions',
  access: 'member',
  summary: 'Choose reports by Slack message',
  body: Subscriptions,
  response: Subscriptions,
})
