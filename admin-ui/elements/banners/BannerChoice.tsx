import { type Banner, bannerPath } from '@laurel/contract/celebrations/banners.ts'
import Check from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'

type BannerChoiceProps = {
  readonly banner: Banner
  readonly isChosen: boolean
  readonly onToggle: () => void
}

export const BannerChoice = ({ banner, isChosen, onToggle }: BannerChoiceProps) => (
  <ButtonBase
    onClick={onToggle}
    aria-pressed={isChosen}
    sx={theme => ({
      display: 'block',
      position: 'relative',
      textAlign: 'left',
      borderRadius: '12px',
      padding: 0.5,
      border: `2px solid ${isChosen ? theme.palette.tokens.evergreen : 'transparent'}`,
      '&:hover': { backgroundColor: theme.palette.tokens.raised },
    })}
  >
    <Box
      component="img"
      src={bannerPath(banner.id, 'svg')}
      alt=""
      sx={{ display: 'block', width: '100%', aspectRatio: '3', borderRadius: '8px' }}
    />
    <Box
      component="span"
      sx={{ display: 'block', padding: '6px 6px 2px', fontSize: '0.8125rem', fontWeight: 550 }}
    >
      {banner.name}
    </Box>
    {isChosen && (
      <Box
        component="span"
        aria-hidden
        sx={theme => ({
          position: 'absolute',
          top: 10,
          right: 10,
          width: 24,
          height: 24,
          borderRadius: 999,
          display: 'grid',
          placeItems: 'center',
          color: theme.palette.tokens.onEvergreen,
          border: `2px solid ${theme.palette.tokens.surface}`,
          backgroundColor: theme.palette.tokens.evergreen,
        })}
      >
        <Check sx={{ fontSize: 16 }} />
      </Box>
    )}
  </ButtonBase>
)
