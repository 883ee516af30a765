/** The origin of a request. */
export type Visitor = { readonly ipAddress: string; readonly userAgent: string | null }

const userAgentLengthMax = 500

export const userAgentIn = ({ userAgent }: Visitor): string | null =>
  userAgent?.slice(0, userAgentLengthMax) ?? null
