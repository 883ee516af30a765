/** Emoji by Slack's names: those that people use to thank each other. */
const list =
  'tada 🎉 clap 👏 raised_hands 🙌 +1 👍 thumbsup 👍 -1 👎 thumbsdown 👎 heart ❤️ yellow_heart 💛 green_heart 💚 blue_heart 💙 purple_heart 💜 orange_heart 🧡 white_heart 🤍 sparkling_heart 💖 two_hearts 💕 fire 🔥 rocket 🚀 star ⭐ star2 🌟 sparkles ✨ dizzy 💫 trophy 🏆 medal 🏅 sports_medal 🏅 first_place_medal 🥇 second_place_medal 🥈 third_place_medal 🥉 crown 👑 gem 💎 gift 🎁 balloon 🎈 confetti_ball 🎊 birthday 🎂 cake 🍰 champagne 🍾 clinking_glasses 🥂 beers 🍻 beer 🍺 wine_glass 🍷 coffee ☕ tea 🍵 taco 🌮 pizza 🍕 doughnut 🍩 cookie 🍪 avocado 🥑 apple 🍎 lemon 🍋 cherries 🍒 herb 🌿 leaves 🍃 seedling 🌱 evergreen_tree 🌲 deciduous_tree 🌳 palm_tree 🌴 sunflower 🌻 blossom 🌼 rose 🌹 tulip 🌷 bouquet 💐 four_leaf_clover 🍀 sunny ☀️ rainbow 🌈 cloud ☁️ umbrella ☂️ snowflake ❄️ zap ⚡ ocean 🌊 earth_africa 🌍 earth_americas 🌎 globe_with_meridians 🌐 moon 🌙 wave 👋 pray 🙏 muscle 💪 handshake 🤝 ok_hand 👌 v ✌️ crossed_fingers 🤞 point_up ☝️ point_right 👉 point_left 👈 point_down 👇 raised_hand ✋ hand ✋ open_hands 👐 writing_hand ✍️ eyes 👀 brain 🧠 smile 😄 smiley 😃 grinning 😀 grin 😁 joy 😂 rolling_on_the_floor_laughing 🤣 wink 😉 blush 😊 slightly_smiling_face 🙂 heart_eyes 😍 star-struck 🤩 sunglasses 😎 hugging_face 🤗 hugs 🤗 thinking_face 🤔 thinking 🤔 relieved 😌 partying_face 🥳 cry 😢 sob 😭 sweat_smile 😅 innocent 😇 neutral_face 😐 confused 😕 worried 😟 open_mouth 😮 astonished 😲 scream 😱 sleeping 😴 zany_face 🤪 upside_down_face 🙃 face_with_monocle 🧐 nerd_face 🤓 robot_face 🤖 ghost 👻 alien 👽 unicorn_face 🦄 dog 🐶 cat 🐱 bear 🐻 panda_face 🐼 owl 🦉 bee 🐝 butterfly 🦋 turtle 🐢 whale 🐳 dolphin 🐬 octopus 🐙 dart 🎯 bulb 💡 memo 📝 pencil ✏️ pencil2 ✏️ book 📖 books 📚 newspaper 📰 calendar 📅 date 📅 spiral_calendar_pad 🗓️ clipboard 📋 pushpin 📌 round_pushpin 📍 paperclip 📎 link 🔗 mag 🔍 lock 🔒 unlock 🔓 key 🔑 bell 🔔 no_bell 🔕 mega 📣 loudspeaker 📢 speech_balloon 💬 thought_balloon 💭 email 📧 envelope ✉️ inbox_tray 📥 outbox_tray 📤 package 📦 chart_with_upwards_trend 📈 chart_with_downwards_trend 📉 bar_chart 📊 moneybag 💰 money_with_wings 💸 dollar 💵 coin 🪙 credit_card 💳 shopping_trolley 🛒 shopping_bags 🛍️ ticket 🎟️ admission_tickets 🎟️ art 🎨 musical_note 🎵 headphones 🎧 guitar 🎸 soccer ⚽ basketball 🏀 football 🏈 runner 🏃 bike 🚲 car 🚗 airplane ✈️ ship 🚢 house 🏠 office 🏢 hospital 🏥 school 🏫 computer 💻 keyboard ⌨️ desktop_computer 🖥️ iphone 📱 phone ☎️ camera 📷 video_camera 📹 movie_camera 🎥 hourglass ⌛ hourglass_flowing_sand ⏳ alarm_clock ⏰ stopwatch ⏱️ watch ⌚ gear ⚙️ wrench 🔧 hammer 🔨 hammer_and_wrench 🛠️ toolbox 🧰 test_tube 🧪 microscope 🔬 telescope 🔭 shield 🛡️ construction 🚧 rotating_light 🚨 warning ⚠️ no_entry ⛔ no_entry_sign 🚫 x ❌ white_check_mark ✅ heavy_check_mark ✔️ ballot_box_with_check ☑️ heavy_plus_sign ➕ heavy_minus_sign ➖ question ❓ exclamation ❗ information_source ℹ️ arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ arrows_counterclockwise 🔄 leftwards_arrow_with_hook ↩️ red_circle 🔴 large_green_circle 🟢 large_blue_circle 🔵 large_yellow_circle 🟡 white_circle ⚪ black_circle ⚫ small_blue_diamond 🔹 small_orange_diamond 🔸 100 💯 one 1️⃣ two 2️⃣ three 3️⃣ four 4️⃣ five 5️⃣ new 🆕 free 🆓 ok 🆗 up 🆙 cool 🆒 checkered_flag 🏁 triangular_flag_on_post 🚩 hatching_chick 🐣 baby 👶 santa 🎅 jack_o_lantern 🎃 christmas_tree 🎄 ring 💍 high_brightness 🔆 mountain ⛰️ camping 🏕️ compass 🧭 wheel 🛞 anchor ⚓ magic_wand 🪄 slot_machine 🎰 game_die 🎲 jigsaw 🧩 puzzle_piece 🧩 laurel 🌿 person_raising_hand 🙋 raising_hand 🙋 dancer 💃 man_dancing 🕺 family 👪 busts_in_silhouette 👥 bust_in_silhouette 👤 footprints 👣 hibiscus 🌺 maple_leaf 🍁'

const words = list.split(' ')
export const emoji = new Map(
  words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? word]] : [])),
)

let isDrawable: boolean | undefined

/** Whether this machine has a font with emoji: a drawn one leaves pixels. */
const hasEmojiFont = (): boolean => {
  if (isDrawable !== undefined) return isDrawable
  const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 20 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return true
  context.font = '16px sans-serif'
  context.fillText('🎉', 0, 16)
  const { data } = context.getImageData(0, 0, 20, 20)
  isDrawable = data.some(value => value !== 0)
  return isDrawable
}

/** The sign, or the name between colons when it is unknown or can't be drawn. */
export const emojiOf = (name: string): string => {
  const sign = emoji.get(name.replace(/::skin-tone-\d$/, ''))
  return sign === undefined || !hasEmojiFont() ? `:${name}:` : sign
}
