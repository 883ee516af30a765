import type { Member } from '@laurel/contract/people/members.ts'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useText } from '../../messages/useText.ts'

/** The role of a member. */
export const MemberMarks = ({ member }: { readonly member: Member }) => {
  const text = useText()
  return (
    <Stack direction="row" spacing={0.75} sx={{ display: 'inline-flex', flexWrap: 'wrap', rowGap: 0.5 }}>
      {member.is_owner && <Chip size="small" label={text('people.owner')} sx={goldChip} />}
      {member.is_admin && !member.is_owner && (
        <Chip size="small" label={text('people.administrator')} sx={greenChip} />
      )}
      {!member.is_active && <Chip size="small" variant="outlined" label={text('people.kinds.left')} />}
      {member.is_manager && <Chip size="small" variant="outlined" label={text('people.segmentManager')} />}
      {member.is_channel_manager && (
        <Chip size="small" variant="outlined" label={text('people.channelManager')} />
      )}
      {!isMarked(member) && member.is_active && <span>{text('people.member')}</span>}
    </Stack>
  )
}

const isMarked = ({ is_owner, is_admin, is_manager, is_channel_manager }: Member): boolean =>
  is_owner || is_admin || is_manager || is_channel_manager

const goldChip = { backgroundColor: 'tokens.goldSoft', color: 'tokens.goldInk' }
const greenChip = { backgroundColor: 'tokens.evergreenSoft', color: 'tokens.evergreenStrong' }
