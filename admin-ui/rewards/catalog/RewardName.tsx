import Box from '@mui/material/Box'
import { Emoji } from '../../elements/emoji/Emoji.tsx'

type RewardNameProps = { readonly name: string; readonly emoji: string | null }

export const RewardName = ({ name, emoji }: RewardNameProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Emoji emoji={emoji} />
    <span>{name}</span>
  </Box>
)
