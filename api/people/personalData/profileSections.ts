import { members } from '@laurel/projections/people/members/tables.ts'
import { segmentMembers, segments } from '@laurel/projections/people/segments/tables.ts'
import { changes } from '@laurel/projections/team/changes/tables.ts'
import { channelMembers, channels } from '@laurel/projections/team/channels/tables.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { isBirthdayHidden, type Section, untilErased, viewer } from './section.ts'

/**
 * The custom fields of a profile by the names that the workspace gives them. Another viewer does not get those that may
 * reveal a birthday, as `mayRevealBirthday` says.
 */
const fields = `(
  select coalesce(jsonb_object_agg(coalesce(f.label, e.key), e.value), '{}')
  from jsonb_each(m.fields) e
  left join lateral (
    select field->>'label' as label,
      e.key = t.profile_field_mapping->>'birthday' as is_birthday,
      field->>'type' = 'date' and e.key is distinct from t.profile_field_mapping->>'startDate' as is_date
    from ${teams.live} t, jsonb_array_elements(t.profile_fields) as p (field)
    where t.team_id = m.team_id and field->>'id' = e.key limit 1) f on true
  where m.member_id = ${viewer}
    or not (coalesce(f.is_birthday, false) or m.is_birthday_private and coalesce(f.is_date, true)))`

export const profileSections: readonly Section[] = [
  {
    name: 'profile',
    holds: 'Who the person is, in what role, and what administrators set for them.',
    source: 'The chat workspace; the dates and allowances from administrators or the person.',
    kept: untilErased,
    sql: `select m.added_at as at, '' as key, m.name, m.email, m.external_key as workspace_id,
        m.picture_url as picture, m.time_zone, m.chat_locale,
        m.locale, m.place,
        case when not ${isBirthdayHidden} then m.birthday end as birthday, m.is_birthday_private,
        m.joined_on, m.new_hire_message, ${fields} as fields, l.name as manager, m.is_active, m.is_admin,
        m.is_owner, m.point_eligibility, m.shoutout_allowance_override, m.award_allowance_override, m.added_at
      from ${members.live} m
      left join ${members.live} l on l.team_id = m.team_id and l.member_id = m.manager_id
      where m.team_id = $1 and m.member_id = $2`,
  },
  {
    name: 'changes',
    holds:
      'Changes of the profile, the role and the access, imports too. Values that are personal are not kept.',
    source: 'Administrators, imports and the chat workspace.',
    kept: untilErased,
    sql: `select c.occurred_at as at, c.change_id::text as key, c.occurred_at as changed_at, c.what, c.before,
        c.after, coalesce(a.name, c.process) as changed_by
      from ${changes.live} c
      left join ${members.live} a on a.team_id = c.team_id and a.member_id = c.actor_id
      where c.team_id = $1 and c.subject_id = $2`,
  },
  {
    name: 'channels',
    holds: 'The recognition channels that the person is in.',
    source: 'The chat workspace.',
    kept: 'While the person is in the channel.',
    sql: `select 'epoch'::timestamptz as at, c.channel_id::text as key, c.title
      from ${channelMembers.live} m join ${channels.live} c using (team_id, channel_id)
      where m.team_id = $1 and m.member_id = $2`,
  },
  {
    name: 'segments',
    holds: 'The segments that the person is in, or manages.',
    source: 'Administrators, or conditions on the profile.',
    kept: 'While the segment has the person.',
    sql: `select 'epoch'::timestamptz as at, s.segment_id::text as key, s.name, m.member_id is not null as is_member,
        s.manager_ids ? $2::text as is_manager
      from ${segments.live} s
      left join ${segmentMembers.live} m
        on m.team_id = s.team_id and m.segment_id = s.segment_id and m.member_id = $2
      where s.team_id = $1 and (m.member_id is not null or s.manager_ids ? $2::text)`,
  },
]
