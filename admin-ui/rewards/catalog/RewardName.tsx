import Box from '@mui/material/Box'
import { emojiOf } from './emojiOf.ts'

type RewardNameProps = { readonly name: string; readonly emoji: string | null }

export const RewardName = ({ name, emoji }: RewardNameProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <span aria-hidden>{emojiOf(emoji)}</span>
    <span>{name}</span>
  </Box>
)
