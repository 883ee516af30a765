import '@fontsource-variable/bricolage-grotesque/index.css'
import '@fontsource-variable/inter/index.css'
