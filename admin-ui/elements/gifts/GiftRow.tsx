import type { GiftOption } from '@laurel/contract/awards/award.ts'
import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'
import { GiftOptionCard } from './GiftOptionCard.tsx'

type GiftRowProps = {
  readonly number: number
  readonly options: readonly GiftOption[]
  readonly rewards: readonly CompanyReward[]
  /** Opens an option, or the place behind the last one. */
  readonly onChoose: (index: number) => void
  readonly onDelete: (index: number) => void
  readonly onKeepFree: () => void
}

const optionsMax = 20

/** One gift with what it can be. */
export const GiftRow = ({ number, options, rewards, onChoose, onDelete, onKeepFree }: GiftRowProps) => {
  const text = useText()
  return (
    <Box
      role="group"
      aria-label={text('gifts.gift', { number })}
      sx={theme => ({
        border: `1px solid ${theme.palette.tokens.hairline}`,
        borderRadius: '12px',
        padding: 1.75,
        display: 'grid',
        gap: 1.25,
      })}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {text('gifts.gift', { number })}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {options.length > 1 ? text('gifts.oneOfThese') : ''}
        </Box>
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has no other identity than its place.
          <li key={at}>
            <GiftOptionCard
              option={option}
              rewards={rewards}
              onOpen={() => onChoose(at)}
              onDelete={() => onDelete(at)}
            />
          </li>
        ))}
      </Box>
      {options.length < optionsMax && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginLeft: -1.5 }}>
          <Button size="small" onClick={() => onChoose(options.length)}>
            {text('gifts.addAnOption')}
          </Button>
          <Button size="small" color="inherit" onClick={onKeepFree}>
            {text('gifts.keepAPlaceFree')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
