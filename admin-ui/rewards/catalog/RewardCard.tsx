import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Emoji } from '../../elements/emoji/Emoji.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { Sprig } from '../../elements/states/Sprig.tsx'

type RewardCardProps = { readonly reward: CompanyReward; readonly onOpen: () => void }

/** A reward on the shelf; it opens to be changed. */
export const RewardCard = ({ reward, onOpen }: RewardCardProps) => {
  const formats = useFormats()
  return (
    <ButtonBase
      onClick={onOpen}
      sx={theme => ({
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        textAlign: 'left',
        overflow: 'hidden',
        borderRadius: '14px',
        border: `1px solid ${theme.palette.tokens.hairline}`,
        backgroundColor: theme.palette.tokens.surface,
        '&:hover': { borderColor: theme.palette.tokens.evergreen },
      })}
    >
      <Box aria-hidden sx={theme => ({ ...tileStyle, backgroundColor: theme.palette.tokens.raised })}>
        <Emoji emoji={reward.emoji} />
        <Sprig />
      </Box>
      <Box sx={bodyStyle}>
        <Box component="span" sx={{ typography: 'h3' }}>
          {reward.name}
        </Box>
        <Box component="span" sx={clampedText}>
          {reward.description}
        </Box>
        <Box component="span" sx={{ marginTop: 1, alignSelf: 'end', fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={theme => ({ fontWeight: 650, color: theme.palette.tokens.goldInk })}>
            {formats.points(reward.point_cost)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', marginLeft: 1 }}>
            {formats.worth(reward.point_cost)}
          </Box>
        </Box>
      </Box>
    </ButtonBase>
  )
}

const tileStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 84,
  padding: '12px 16px',
  fontSize: '2.25rem',
  lineHeight: 1,
  overflow: 'hidden',
  '& svg': { opacity: 0.55, marginBottom: '-14px' },
} as const

const bodyStyle = {
  padding: 2,
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: 0.5,
  flexGrow: 1,
} as const

const clampedText = {
  color: 'text.secondary',
  fontSize: '0.875rem',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const
