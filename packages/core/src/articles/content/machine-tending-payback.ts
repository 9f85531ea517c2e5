import { accent, bar, dashed, faint, figure, ink, link, path, rule, text } from './figure.ts';

/** Months and thousands of dollars to the sheet of the payback figure. */
const x = (month: number) => Math.round(56 + month * 11.6);
const y = (thousands: number) => Math.round(190 - thousands * 1.1);

/** Cumulative cash of a cell of 62,000 dollars: two months at half of `monthly`, then all of it. */
const curve = (monthly: number) => `M${x(0)} ${y(-62)}L${x(2)} ${y(-62 + monthly)}L${x(36)} ${y(-62 + 35 * monthly)}`;

const payback = figure({
  height: 300,
  label:
    'Cumulative cash over 36 months for a cell of 62,000 dollars. If all extra parts are sold it crosses zero in month 12, if half of them in month 18; without extra sales it is still 13,000 dollars below zero in month 36.',
  caption: 'Figure 2. Cumulative cash of the example, in thousands of dollars, with two months of ramp-up at half the benefit.',
  lines: [
    path(`M${x(0)} 20V268M${x(0)} ${y(0)}H${x(36) + 12}`),
    path([50, 100, 150].map((k) => `M${x(0)} ${y(k)}H${x(36)}`).join(''), rule),
    [-50, 0, 50, 100, 150].map((k) => text(48, y(k) + 5, String(k), faint, 'end')).join(''),
    [12, 24, 36].map((m) => path(`M${x(m)} ${y(0) - 5}v10`) + text(x(m), 288, `${m} mo`, faint, 'middle')).join(''),
    path(curve(1.392), ink),
    path(curve(3.642), link),
    path(curve(5.892), accent),
    `<circle cx="${x(11.5)}" cy="${y(0)}" r="5" stroke="${accent}" fill="${accent}"/><circle cx="${x(18)}" cy="${y(0)}" r="5" stroke="${link}" fill="${link}"/>`,
    text(x(25) + 4, y(110), 'all sold', accent, 'end'),
    text(x(35), y(72), 'half sold', link, 'end'),
    text(x(36), y(-36), 'none sold', ink, 'end'),
  ].join(''),
});

const spindle = figure({
  height: 150,
  label: 'Hours of cutting a day: 5.2 by hand, 8.8 with the cell, of which 2.4 after the shift.',
  caption: 'Figure 1. Hours of cutting in a day: what the spindle earns before and after.',
  lines: [
    text(8, 22, 'by hand'),
    bar(8, 32, 260, 26),
    text(278, 51, '5.2 h', ink),
    text(8, 92, 'with the cell'),
    bar(8, 102, 320, 26),
    bar(328, 102, 120, 26, accent),
    text(388, 121, 'evening', accent, 'middle'),
    text(458, 121, '8.8 h', ink),
    dashed('M268 64v34'),
  ].join(''),
});

export const content = `
<p>Ask three suppliers what a tending cell pays back and you will hear "under a year" three times. It can be true. It can also be four years, for the same cell on the same machine, and the difference is decided by things you can measure before anyone quotes. This article works one example from the first line to the last, so that you can put your own numbers in its place.</p>
<p>All amounts marked as assumptions are ours, chosen to be plausible for a small job shop. They are not survey results.</p>

<h2>What a cell changes</h2>
<p>A robot does not cut faster. On a single load it is often slower than a good operator. What it changes is how long the machine waits: between cycles, over lunch, during the shift meeting, and after everyone has gone home. So the quantity to measure is the hours in which the spindle cuts, and the first tool is a logbook. Two weeks of cycle-start and cycle-end times from the control tell you more than any brochure.</p>

<h2>The example</h2>
<p>One vertical machining center, one shift, a family of small aluminum parts held in a vise. Assumptions:</p>
<section tabindex="0" aria-label="Assumptions of the example">
<table>
<caption>Assumptions of the example</caption>
<thead><tr><th scope="col">Item</th><th scope="col">By hand</th><th scope="col">With the cell</th></tr></thead>
<tbody>
<tr><th scope="row">Cutting time per part</th><td>6.0 min</td><td>6.0 min</td></tr>
<tr><th scope="row">Machine waits between parts</th><td>2.0 min</td><td>0.75 min</td></tr>
<tr><th scope="row">Hours in the shift that count</th><td>7.0 h</td><td>8.0 h at 90 %</td></tr>
<tr><th scope="row">Hours after the shift</th><td>none</td><td>3.0 h at 90 %</td></tr>
<tr><th scope="row">Parts per day</th><td>52</td><td>64 + 24 = 88</td></tr>
</tbody>
</table>
</section>
<p>The seven hours by hand are eight less breaks, the meeting and cleaning. The 90 % covers stops that somebody has to clear. The three evening hours are not a wish but a capacity: 24 blanks have to fit in the drawers, and the chips of 24 parts have to go somewhere without help. Over 250 days the cell makes 9,000 parts more.</p>
${spindle}

<h2>What it costs</h2>
<p>A price that "starts from" buys the base cell. The list below is what the example needs around it, again as assumptions.</p>
<section tabindex="0" aria-label="Installed cost">
<table>
<caption>Installed cost</caption>
<thead><tr><th scope="col">Item</th><th scope="col">US dollars</th></tr></thead>
<tbody>
<tr><th scope="row">Base cell: cobot, cart, drawers, gripper</th><td>29,000</td></tr>
<tr><th scope="row">Second gripper and jaws cut to the part</th><td>4,200</td></tr>
<tr><th scope="row">Door opener and machine interface</th><td>7,500</td></tr>
<tr><th scope="row">Pneumatic vise and air preparation</th><td>5,800</td></tr>
<tr><th scope="row">Area scanner and risk assessment</th><td>6,000</td></tr>
<tr><th scope="row">Installation, first programs, training</th><td>9,500</td></tr>
<tr><th scope="row">Total</th><td>62,000</td></tr>
</tbody>
</table>
</section>
<p>Each year the cell also costs money: 2,500 for wear parts and service, 3,200 for programming 20 new parts at four hours and 40 dollars each hour, 300 for electricity and air. Together 6,000.</p>

<h2>What it earns</h2>
<h3>Labor, honestly</h3>
<p>The Bureau of Labor Statistics gives a median wage of $23.34 an hour for operators of CNC tools (May 2023). Wages are only part of what an hour costs: in private industry benefits made up 29.5 % of compensation in December 2024. So an hour of that operator costs about 23.34 / 0.705 = $33.</p>
<p>The operator used to attend this machine for seven hours a day and now needs one and a half for drawers, gauging and tool changes. That frees 1,375 hours a year. Do not book all of them. Hours turn into money only where they are spent on work that somebody pays for, so the example credits half: 22,700 dollars.</p>
<h3>Capacity, if you can sell it</h3>
<p>Each part leaves 6 dollars after material, tools and energy (assumption). If every one of the 9,000 extra parts has a buyer, that is 54,000 dollars a year. If half of them do, 27,000. If your order book is flat, nothing.</p>

<h2>The result</h2>
<section tabindex="0" aria-label="Payback of the example">
<table>
<caption>Payback of the example</caption>
<thead><tr><th scope="col">Extra parts sold</th><th scope="col">Net benefit a year</th><th scope="col">Simple payback</th><th scope="col">With ramp-up</th></tr></thead>
<tbody>
<tr><th scope="row">All</th><td>$70,700</td><td>10.5 months</td><td>11.5 months</td></tr>
<tr><th scope="row">Half</th><td>$43,700</td><td>17.0 months</td><td>18.0 months</td></tr>
<tr><th scope="row">None</th><td>$16,700</td><td>44.6 months</td><td>45.6 months</td></tr>
</tbody>
</table>
</section>
<p>The ramp-up is two months at half the benefit, while programs are proven and people learn which alarms matter. Leaving it out is the most common way in which a forecast and a bank account come to disagree.</p>
${payback}

<h2>What moves the answer</h2>
<p>Take the middle case, 17.0 months, and change one thing at a time.</p>
<section tabindex="0" aria-label="Sensitivity of the middle case">
<table>
<caption>Sensitivity of the middle case</caption>
<thead><tr><th scope="col">Change</th><th scope="col">Simple payback</th></tr></thead>
<tbody>
<tr><th scope="row">No hours after the shift</th><td>28.9 months</td></tr>
<tr><th scope="row">No credit for freed labor</th><td>35.4 months</td></tr>
<tr><th scope="row">80 % running instead of 90 %</th><td>21.0 months</td></tr>
<tr><th scope="row">Installed cost 20 % higher</th><td>20.4 months</td></tr>
<tr><th scope="row">5 dollars a part instead of 6</th><td>19.0 months</td></tr>
</tbody>
</table>
</section>
<p>Read it from the top. The evening hours and the use of freed labor weigh more than the price of the cell. That is why we ask about chips, coolant and part presentation before we talk about robot models: a cell that stops at six in the evening because a nest of chips fouls the vise has lost its best hours.</p>

<h2>Three traps</h2>
<ul>
<li><strong>Counting the same hour twice.</strong> If the operator's freed time is used to run a second machine, either the labor or that machine's output is a benefit, not both.</li>
<li><strong>Forgetting the next operation.</strong> Nine thousand more parts also have to be deburred, washed and inspected. If that bench is full today, the cell moves your bottleneck without moving your income.</li>
<li><strong>Taking the best part for the average.</strong> Use the mix of a real month. Short cycles gain most from a shorter wait; long cycles gain most from the unattended hours.</li>
</ul>

<h2>Taxes are timing, not payback</h2>
<p>The act of July 4, 2025 (Public Law 119-21) made the 100 % first-year depreciation permanent for qualified property acquired after January 19, 2025. It changes when you pay tax and therefore your cash, but not whether the cell earns its price. Ask your accountant how it fits your year, and keep it out of the payback line.</p>

<h2>Before you ask for a quote</h2>
<ol>
<li>Log two weeks of cycle starts and ends on the machine in question.</li>
<li>List last month's parts with quantity, cycle time, blank size and how they are held.</li>
<li>Write down who would buy ten more of each per week.</li>
<li>Decide what the operator will do with the freed hours, by name of task.</li>
<li>Put your numbers in the tables above. If the middle case is over 30 months, look for another machine first.</li>
</ol>

<h2>Sources</h2>
<ul>
<li>US Bureau of Labor Statistics, Occupational Employment and Wages, May 2023: 51-9161 Computer Numerically Controlled Tool Operators.</li>
<li>US Bureau of Labor Statistics, Employer Costs for Employee Compensation, December 2024 (USDL-25-0335, March 14, 2025).</li>
<li>Public Law 119-21 (July 4, 2025), amending section 168(k) of the Internal Revenue Code.</li>
<li>Association for Advancing Automation, "Calculating Your ROI for Robotic Automation: Cost vs. Cash Flow", March 2015.</li>
</ul>
`;
