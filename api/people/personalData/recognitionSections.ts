import { campaigns, nominations } from '@laurel/projections/awards/campaigns/tables.ts'
import { isPrivateBirthdayBeside } from '@laurel/projections/books/entries/privateBirthdayEntries.ts'
import { ledgerEntries } from '@laurel/projections/books/entries/tables.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { privateBirthdaySql } from '@laurel/projections/recognition/activity/privateBirthday.ts'
import { activities, recognitions } from '@laurel/projections/recognition/activity/tables.ts'
import { redemptionParcels, redemptions } from '@laurel/projections/rewards/redemptions/tables.ts'
import { channels } from '@laurel/projections/team/channels/tables.ts'
import { type Section, untilErased, viewer } from './section.ts'

const channelTitle = `(select c.title from ${channels.live} c
  where c.team_id = a.team_id and c.channel_id = a.channel_id)`

/** What the person gave, got, earned and spent. `words` says for how long words are kept. */
export const recognitionSections = (words: string): readonly Section[] => [
  {
    name: 'thanks_given',
    holds: 'Shoutouts and awards that the person gave.',
    source: 'The person.',
    kept: words,
    sql: `select a.occurred_at as at, a.activity_id::text as key, a.occurred_at as given_at, a.kind,
        (select jsonb_agg(m.name) from ${members.live} m where m.team_id = a.team_id and m.member_id = any (
          array(select r::uuid from jsonb_array_elements_text(a.recipient_ids) r))) as recipients,
        a.points_each, ${channelTitle} as channel, a.award_name, a.value, a.message,
        a.attachment->>'mediaUrl' as gif, a.is_private, a.is_recalled, a.recall_reason
      from ${activities.live} a
      where a.team_id = $1 and a.member_id = $2 and a.kind in ('shoutout', 'award')`,
  },
  {
    name: 'thanks_received',
    holds: 'Shoutouts, awards and celebrations for the person.',
    source: 'Colleagues, and the celebrations of the team.',
    kept: 'Until the giver of the words is erased, or the team no longer keeps words of that age.',
    sql: `select a.occurred_at as at, a.activity_id::text as key, a.occurred_at as given_at, a.kind,
        case when a.kind in ('shoutout', 'award') then g.name end as given_by, a.points_each,
        ${channelTitle} as channel, a.award_name, a.years, a.value, a.message,
        a.attachment->>'mediaUrl' as gif, a.is_private, a.is_recalled
      from ${recognitions.live} r
      join ${activities.live} a on a.team_id = r.team_id and a.activity_id = r.activity_id
      left join ${members.live} g on g.team_id = a.team_id and g.member_id = a.member_id
      left join ${members.live} m on m.team_id = r.team_id and m.member_id = r.recipient_id
      where r.team_id = $1 and r.recipient_id = $2
        and (r.recipient_id = ${viewer} or not ${privateBirthdaySql})`,
  },
  {
    name: 'nominations_written',
    holds: 'Colleagues whom the person nominated.',
    source: 'The person.',
    kept: words,
    sql: `select n.nominated_at as at, n.nomination_id::text as key, n.nominated_at, c.title as campaign,
        m.name as nominee, n.message
      from ${nominations.live} n
      join ${campaigns.live} c on c.team_id = n.team_id and c.campaign_id = n.campaign_id
      left join ${members.live} m on m.team_id = n.team_id and m.member_id = n.nominee_id
      where n.team_id = $1 and n.nominator_id = $2`,
  },
  {
    name: 'nominations_received',
    holds: 'What colleagues wrote about the person, in campaigns that are complete. Their names are theirs.',
    source: 'Colleagues.',
    kept: words,
    sql: `select n.nominated_at as at, n.nomination_id::text as key, n.nominated_at, c.title as campaign, n.message
      from ${nominations.live} n
      join ${campaigns.live} c on c.team_id = n.team_id and c.campaign_id = n.campaign_id
      where n.team_id = $1 and n.nominee_id = $2 and c.completed_at is not null`,
  },
  {
    name: 'adjustments',
    holds: 'Corrections of the points of the person, with their reason.',
    source: 'Administrators.',
    kept: words,
    sql: `select a.occurred_at as at, a.activity_id::text as key, a.occurred_at as adjusted_at, a.account, a.points,
        a.message as reason
      from ${activities.live} a where a.team_id = $1 and a.member_id = $2 and a.kind = 'adjustment'`,
  },
  {
    name: 'redemptions',
    holds: 'Rewards that the person redeemed. Codes are shown to the person alone, in the portal.',
    source: 'The person, and the vendors of rewards.',
    kept: untilErased,
    sql: `select r.requested_at as at, r.redemption_id::text as key, r.requested_at, r.reward_name, r.points,
        r.status, r.settled_at, r.decline_reason, r.cancel_reason, r.order_summary as ordered, r.vendor,
        r.vendor_order_id,
        (select jsonb_agg(jsonb_build_object('carrier', p.carrier, 'tracking_number', p.tracking_number,
            'shipped_at', p.shipped_at))
          from ${redemptionParcels.live} p
          where p.team_id = r.team_id and p.redemption_id = r.redemption_id) as parcels
      from ${redemptions.live} r where r.team_id = $1 and r.member_id = $2`,
  },
  {
    name: 'points',
    holds: 'Every movement of the points and allowances of the person.',
    source: 'The ledger.',
    kept: 'For good, because the books need them. Nothing else in them is personal.',
    sql: `select e.occurred_at as at, e.position || '.' || e.posting_index as key, e.occurred_at, e.account,
        e.points, e.balance_after,
        case when ${isPrivateBirthdayBeside(viewer)} then 'AwardCredited' else e.event_type end as why
      from ${ledgerEntries.live} e where e.team_id = $1 and e.member_id = $2`,
  },
]
