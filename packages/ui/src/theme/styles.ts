// Every style an application screen needs, once. The public pages do not import this: they take the tokens alone.
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import './fonts.css';
import './tokens.css';
import './application.css';
