import { accent, bar, body, dashed, faint, figure, ink, path, rule, text } from './figure.ts';

const plan = figure({
  height: 320,
  label:
    'Floor plan of a machine bay: machining center against the wall, robot cart in front of its door with its reach drawn, electrical cabinet with 36 inches of clear working space, air and network drops on the wall, and a 48 inch walkway between the cell and the rack.',
  caption: 'Figure 1. A bay, drawn before anything is ordered: reach, working space at the cabinet, drops, walkway.',
  lines: [
    path('M12 16H508M12 16V304', ink),
    path('M92 36H268V132H92ZM52 60H92V108H52Z', ink, body),
    path('M116 132V92h104v40', faint),
    text(168, 62, 'VMC', ink, 'middle'),
    dashed('M48 244A130 130 0 1 1 296 244', accent),
    path('M132 172H212V252H132ZM212 184h60v56h-60Z', ink, body),
    `<circle cx="172" cy="212" r="20" fill="${body}"/><circle cx="172" cy="212" r="9"/>`,
    text(242, 217, 'parts', faint, 'middle'),
    text(52, 292, 'reach', accent),
    bar(316, 22, 60, 24),
    text(346, 39, '480 V', ink, 'middle'),
    dashed('M316 50V112H376V50'),
    text(346, 88, '36 in', faint, 'middle'),
    `<circle cx="290" cy="30" r="7" stroke="${accent}"/><circle cx="290" cy="52" r="7" stroke="${accent}"/>`,
    text(304, 146, 'air, network', accent, 'start'),
    path('M290 60v72l12 8', accent),
    dashed('M352 172V304M444 172V304'),
    path('M352 216H444M347 221l10-10M439 221l10-10', faint),
    text(398, 208, '48 in', faint, 'middle'),
    text(398, 292, 'walkway', faint, 'middle'),
    path('M464 120H504V296H464ZM464 164h40M464 208h40M464 252h40', ink, body),
  ].join(''),
});

const rows = [
  ['cycle running', 'M150 40H176V24H300V40H500'],
  ['door open', 'M150 80H306V64H440V80H500'],
  ['robot inside', 'M150 120H330V104H416V120H500'],
  ['vise closed', 'M150 144H356V160H384V144H500'],
  ['start request', 'M150 200H452V184H472V200H500'],
] as const;

const handshake = figure({
  height: 226,
  label:
    'Timing of one part change. The cycle ends, then the door opens, then the robot enters; the vise opens and closes while the robot is inside; the robot leaves, the door closes, and only then is the next cycle requested.',
  caption: 'Figure 2. One part change. Each edge waits for the one before it to be confirmed, not for a timer.',
  lines: [
    ...rows.map(([name, d], at) => text(8, 38 + at * 40, name, ink) + path(d, at === 2 ? accent : ink)),
    dashed('M306 12V212M416 12V212M440 12V212', rule),
  ].join(''),
});

const weeks = figure({
  height: 246,
  label:
    'Twelve weeks: part family and measurements in weeks 1 to 3, risk assessment from week 2 to week 11, services and door in weeks 4 to 7, delivery and first part in weeks 8 and 9, supervised running in weeks 9 to 11, first evening alone in week 12.',
  caption: 'Figure 3. Twelve weeks, as a pattern. The assessment runs through all of them.',
  lines: [
    path([0, 3, 6, 9, 12].map((week) => `M${196 + week * 25} 14V216`).join(''), rule),
    [0, 3, 6, 9, 12].map((week) => text(196 + week * 25, 236, String(week), faint, 'middle')).join(''),
    text(8, 34, 'parts, measurements', ink),
    bar(196, 20, 75, 18),
    text(8, 66, 'risk assessment', ink),
    bar(221, 52, 250, 18, accent),
    text(8, 98, 'power, air, door', ink),
    bar(271, 84, 100, 18),
    text(8, 130, 'delivery, first part', ink),
    bar(371, 116, 50, 18),
    text(8, 162, 'running, watched', ink),
    bar(396, 148, 75, 18),
    text(8, 194, 'first evening alone', ink),
    `<circle cx="484" cy="189" r="8" stroke="${accent}" fill="${accent}"/>`,
  ].join(''),
});

export const content = `
<p>The robot is the easy part. It arrives on a pallet, does what its data sheet says, and can be running in a day. What decides whether it still runs in a year is the shop it arrives in: the parts chosen for it, the door it has to pass, the chips it has to live with, and the people who were or were not asked. This is the list we go through with a shop before its first cell, in the order in which it saves money.</p>

<h2>1. Choose the part before the robot</h2>
<p>Take one month of real orders and sort them by two questions: how alike are the blanks, and how alike is the way they are held. A family that shares a vise and a gripper stroke is worth more than a single part with a long run. Good first families have these marks:</p>
<ul>
<li>Blanks sawn or turned within about a millimeter, so that a gripper finds them in a drawer or grid without a camera.</li>
<li>One clamping, or two with a simple flip. Leave parts with four set-ups to people for now.</li>
<li>Cycle times of several minutes. With very short cycles the robot is always late; with very long ones it sleeps, though it may then earn its keep at night.</li>
<li>A process that is stable today. If the operator nudges an offset on every fifth part, the robot will faithfully make scrap from the sixth.</li>
</ul>
<p>Weigh the heaviest blank, the heaviest finished part and both grippers together. A double gripper, which takes out one part and puts in the next in one visit, is usually the cheapest minute you can buy, but it holds two parts at once.</p>

<h2>2. Draw the bay</h2>
<p>Draw machine, cart and reach to scale, on paper if need be, with every door and drawer open. Then check what is not the robot.</p>
${plan}
<ul>
<li><strong>Electrical working space.</strong> NEC 110.26 keeps the space in front of equipment that may be worked on live free. At 480 V the depth is 3 to 4 ft, depending on what is opposite. A robot cart may not be parked there, not even on castors.</li>
<li><strong>Walkways.</strong> OSHA prescribes no general aisle width. The four feet that everyone quotes come from a letter of 1972 that has since been withdrawn; exit access needs at least 28 in (29 CFR 1910.36), and your fire code may ask for more. Four feet remains a sensible plan.</li>
<li><strong>Service.</strong> The chip conveyor must come out, the coolant tank must be cleaned, and the machine's own cabinet must open. Mark each swing on the drawing.</li>
<li><strong>Setting.</strong> Somebody will still stand at the control to prove a program. A cart that docks on pins and rolls away in a minute keeps the machine usable by hand.</li>
<li><strong>Floor.</strong> Find the joints and the slope before you drill. Docking pins on two slabs will drift apart.</li>
</ul>

<h2>3. Bring the services</h2>
<section tabindex="0" aria-label="Services to have in place at delivery">
<table>
<caption>Services to have in place at delivery</caption>
<thead><tr><th scope="col">Service</th><th scope="col">What to settle</th><th scope="col">Common mistake</th></tr></thead>
<tbody>
<tr><th scope="row">Power</th><td>Own circuit with lockable disconnect, near the cart</td><td>Shared with the compressor</td></tr>
<tr><th scope="row">Air</th><td>Pressure at the point of use while everything runs; quality by ISO 8573-1</td><td>Measuring at the compressor, on Sunday</td></tr>
<tr><th scope="row">Network</th><td>A drop, a fixed address, a rule for remote access</td><td>Guest Wi-Fi</td></tr>
<tr><th scope="row">Light</th><td>A stack light that can be seen from the aisle</td><td>Alarms that only the screen knows</td></tr>
</tbody>
</table>
</section>
<p>Air deserves the most care, since vise, gripper and door hang on it. ISO 8573-1 writes its quality as three classes, for particles, water and oil. One maker of pneumatics asks for 7:4:4 for its general range and 1:4:1 for its proportional regulators; water class 4 means a pressure dew point of +3 °C, which a refrigerant dryer delivers. Ask for the classes of your vise and gripper, and put a pressure switch behind the filter: a cell that stops at low air is an annoyance, one that lets go is an accident.</p>

<h2>4. Make the machine ready</h2>
<h3>Door and vise</h3>
<p>An automatic door from the machine's maker costs more than a cylinder and comes with its interlock solved. The vise needs to close the same way each time and to say so: a pressure switch or a seat sensor, wired to the interface. "It has always held" is not a signal.</p>
<h3>Chips</h3>
<p>Ask how many parts the machine makes today before someone opens the door with a brush in hand. That is the length of your unattended run. Programmed coolant wash, an air blast on the gripper, fixtures without pockets and a tool path that breaks its chips lengthen it more cheaply than anything the robot can do.</p>
<h3>Tools and gauging</h3>
<p>Tool life management with sister tools, breakage detection, and a rule for which dimension is measured how often. A part that fails twice should stop the cell. It should not fill a drawer.</p>
<h3>The handshake</h3>
<p>Robot and machine need surprisingly few signals, but each has to be confirmed. Find out early whether your control has the option: spare M-codes with an acknowledgment, a field bus, or a relay board that has to be ordered.</p>
${handshake}

<h2>5. Begin the risk assessment now</h2>
<p>Done at the end, a risk assessment can only add fences. Done on the drawing, it moves the cart 200 mm and saves the fence. ISO 12100 gives the method and ISO 10218-2:2025, adopted in ANSI/A3 R15.06-2025, the requirements for cells; part 3 of the American standard, released in January 2026, is addressed to you as the user. Sit down for an hour with whoever clears the jams today and list every reason to reach inside. That list is the most useful document of the project. Write the lockout procedure (29 CFR 1910.147) from it.</p>

<h2>6. Ask the people first</h2>
<p>Everyone in the shop will know about the robot before you announce it. Say what will happen to the operator of that machine, and say it before the quotation is signed. Then give the cell an owner: one person a shift, trained on the robot's own course, with time in the schedule. In our experience the best owner is the machinist with the most opinions about the present way of working. Their first task is to choose the names of the programs.</p>

<h2>7. Twelve weeks</h2>
${weeks}
<p>The pattern holds for one machine and one family. The measurements of weeks 1 to 3 are yours: cycle log, blank sizes, air pressure, alarm list. In weeks 4 to 7 the electrician and the machine's dealer come; dealers are booked, so call first. When the cell is delivered it should make one good part on the first day, then a drawer with someone watching, then a shift with someone near. The first evening alone comes last, on a part that has run a hundred times, with the shop's door code and a phone number on the stack light.</p>

<h2>What to write down on day one</h2>
<ol>
<li>Parts per day by hand, averaged over the two weeks before.</li>
<li>Every stop of the cell with time and cause, for the first month. Three causes will make up most of it.</li>
<li>Minutes to change over to another part of the family, and who did it.</li>
<li>What the operator does instead, and what that is worth.</li>
</ol>
<p>With these four lines you will know after a month whether the cell pays, and after a quarter which machine comes next.</p>

<h2>Sources</h2>
<ul>
<li>NFPA 70, National Electrical Code, article 110.26, spaces about electrical equipment; ECMweb, "Understanding General Requirements of the NEC".</li>
<li>OSHA, 29 CFR 1910.36 (exit routes), 1910.147 (lockout/tagout), 1910.176 (aisles); J. J. Keller, "Does OSHA specify a minimum aisle width?", October 2023.</li>
<li>ISO 8573-1:2010, Compressed air: contaminants and purity classes; Pneumax, general catalogue, appendix A, air quality.</li>
<li>ISO 12100:2010; ISO 10218-2:2025; ANSI/A3 R15.06-2025, parts 2 and 3.</li>
<li>Robotiq, guide to collaborative machine tending (door, signals, infeed and outfeed).</li>
</ul>
`;
