/** The labels of what the security log records, by code. The first four codes are fixed by the specification. */
export const securityLabels = {
  REFRESH_TOKEN: 'Refreshed token',
  AUTHENTICATED_WITH_SLACK_TOKEN: 'Login from Slack',
  HITHRIVE_TOKEN_EXPIRED: 'Attempted access with expired token',
  AUTHENTICATED_WITH_HITHRIVE_TOKEN: 'Login with single use token',
  SIGN_IN_REFUSED: 'Refused login',
  ACCESS_DENIED: 'Refused access',
  ADMINISTRATIVE_ACT: 'Administrative act',
  ROLE_CHANGED: 'Changed a role',
  EXPORTED: 'Exported data',
  PERSONAL_DATA_SAVED: 'Saved the data of a person',
  PERSON_ERASED: 'Erased a person',
  TEXTS_ERASED: 'Erased old texts',
  KEYS_ROTATED: 'Replaced a key',
  REFRESH_TOKEN_REUSED: 'Used a copied session',
  API_KEY_CREATED: 'Created an API key',
  API_KEY_ROTATED: 'Replaced an API key',
  API_KEY_REVOKED: 'Revoked an API key',
  API_KEY_ACT: 'Act of an API key',
  ASSISTANT_CONNECTED: 'Connected an assistant',
  ASSISTANT_DISCONNECTED: 'Disconnected an assistant',
  ASSISTANT_ACT: 'Act of an assistant',
  ASSISTANT_TOKEN_REUSED: 'Used a copied token of an assistant',
  DELIVERY_SHOWN: 'Opened a gift card',
  SIGNED_OUT: 'Signed out',
  SIGNED_OUT_EVERYWHERE: 'Signed out everywhere',
} as const satisfies Readonly<Record<string, string>>

export type SecurityActivity = keyof typeof securityLabels

export const isSecurityActivity = (code: string): code is SecurityActivity =>
  Object.hasOwn(securityLabels, code)

const labelsByCode: ReadonlyMap<string, string> = new Map(Object.entries(securityLabels))

/** The label of a code; an unknown code is shown as it is. */
export const securityLabelOf = (activity: string): string => labelsByCode.get(activity) ?? activity
