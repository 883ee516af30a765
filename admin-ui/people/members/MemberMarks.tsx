import type { Member } from '@laurel/contract/people/members.ts'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'

/** What sets a member apart: owner, administrator, left. */
export const MemberMarks = ({ member }: { readonly member: Member }) => (
  <Stack direction="row" spacing={0.75} sx={{ display: 'inline-flex' }}>
    {member.is_owner && <Chip size="small" label="Owner" sx={goldChip} />}
    {member.is_admin && !member.is_owner && <Chip size="small" label="Administrator" sx={greenChip} />}
    {!member.is_active && <Chip size="small" variant="outlined" label="Left" />}
    {!member.is_owner && !member.is_admin && member.is_active && <span>Member</span>}
  </Stack>
)

const goldChip = { backgroundColor: 'tokens.goldSoft', color: 'tokens.goldInk' }
const greenChip = { backgroundColor: 'tokens.evergreenSoft', color: 'tokens.evergreenStrong' }
