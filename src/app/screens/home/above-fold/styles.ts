// The drawn page shows these parts before their code is here: their style belongs to the screen.
import '../../../ui/carousel/carousel.css';
import '../../../ui/digits/digits.css';
import '../../../ui/marquee/marquee.css';
import '../../../ui/motion/pause-button.css';
import '../../../features/install/download-bar.css';
import './banner.css';
import './jackpot.css';
import './notice-strip.css';
