import type { Asked } from './testApi.ts'

/** The cookies that an answer sets, as a browser sends them back. */
export const cookieOf = ({ headers }: Asked): string =>
  [headers['set-cookie']]
    .flat()
    .flatMap(cookie => (typeof cookie === 'string' ? [cookie.split(';')[0] ?? ''] : []))
    .join('; ')
