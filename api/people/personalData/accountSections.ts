import type { Section } from './section.ts'

/** How the person signs in, and what Laurel noted beside the ledger. */
export const accountSections: readonly Section[] = [
  {
    name: 'sessions',
    holds: 'Where the person is signed in. The security log has earlier sign-ins.',
    source: 'The browser or program.',
    kept: 'Until the session ends.',
    sql: `select started_at as at, session_id::text as key, kind, started_at, rotated_at as last_used_at, expires_at,
        ip_address, user_agent
      from access.sessions where team_id = $1 and member_id = $2 and ended_at is null`,
  },
  {
    name: 'assistants',
    holds: 'The assistants that the person connected, and what each may do.',
    source: 'The person, and the assistant.',
    kept: 'Until the assistant is disconnected.',
    sql: `select connected_at as at, grant_id::text as key, name, redirect_uri, scopes, connected_at, expires_at,
        last_used_on
      from access.oauth_grants join access.oauth_clients using (client_id)
      where team_id = $1 and member_id = $2 and connected_at is not null and revoked_at is null`,
  },
  {
    name: 'security_log',
    holds: 'What the person did that matters to security, with the address and the browser.',
    source: 'The browser or program.',
    kept: '30 days.',
    sql: `select created_at as at, entry_id::text as key, created_at, activity, ip_address, user_agent
      from access.security_log where team_id = $1 and member_id = $2`,
  },
  {
    name: 'payout_accounts',
    holds: 'Accounts that the person verified. Laurel keeps a keyed hash, not the account.',
    source: 'The person.',
    kept: 'Until the person is erased.',
    sql: `select verified_at as at, destination_hash as key, verified_at
      from rewards.payout_destinations where team_id = $1 and member_id = $2`,
  },
  {
    name: 'reactions',
    holds: 'Reactions of the person to thanks.',
    source: 'The person.',
    kept: 'Until the person is erased.',
    sql: `select reacted_at as at, activity_id || emoji as key, emoji, reacted_at
      from rewards.thanks_reactions where team_id = $1 and member_id = $2`,
  },
  {
    name: 'reminders',
    holds: 'Reminders that Laurel sent in the chat.',
    source: 'Laurel.',
    kept: 'Until the person is erased.',
    sql: `select noted_at as at, nudge_id::text as key, kind, noted_at, sent_at
      from slack.nudges where team_id = $1 and member_id = $2`,
  },
]
