import type { SvgIconComponent } from '@mui/icons-material'
import CakeOutlined from '@mui/icons-material/CakeOutlined'
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined'
import CreditCard from '@mui/icons-material/CreditCardOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import Group from '@mui/icons-material/GroupOutlined'
import Timeline from '@mui/icons-material/HistoryOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import RocketLaunch from '@mui/icons-material/RocketLaunchOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined'
import WavingHand from '@mui/icons-material/WavingHandOutlined'
import type { SectionName } from './sections.ts'

export const sectionIcons = {
  getStarted: RocketLaunch,
  recognition: VolunteerActivism,
  birthdays: CakeOutlined,
  anniversaries: Timeline,
  newHires: WavingHand,
  awards: EmojiEvents,
  rewards: CardGiftcard,
  reports: Insights,
  billing: CreditCard,
  users: Group,
  settings: Settings,
} satisfies Record<SectionName, SvgIconComponent>
