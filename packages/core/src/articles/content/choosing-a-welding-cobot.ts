import { accent, bar, body, dashed, faint, figure, ink, path, rule, text } from './figure.ts';

const reach = figure({
  height: 352,
  label:
    'Elevation of a cobot and a beam whose web stands 900 millimeters from the robot axis. Welding the near side the wrist stands at 620 millimeters, welding the far side at 1180, close to the limit of 1300.',
  caption:
    'Figure 1. The far side of a joint asks for the wrist beyond the joint: 900 mm to the weld can mean 1,180 mm to the wrist.',
  lines: [
    '<g transform="translate(0 66)">',
    path('M8 214H512'),
    path('M24 214v-52h32v52', ink, body),
    dashed('M40 148L113-40L233 122M40 148L217 52L407 122'),
    `<circle cx="40" cy="148" r="14" fill="${body}"/><circle cx="113" cy="-40" r="8" fill="${body}"/><circle cx="217" cy="52" r="8" fill="${body}"/>`,
    dashed('M444 0V214', accent),
    text(438, 8, 'limit 1300', accent, 'end'),
    path('M268 206h104v8H268ZM316 130h8v76h-8Z', ink, body),
    path('M312 202L240 129M328 202L400 129', accent),
    `<circle cx="233" cy="122" r="10" fill="${body}"/><circle cx="407" cy="122" r="10" fill="${body}"/>`,
    path('M40 224v56M233 224v26M407 224v56M40 246H233M35 251l10-10M228 251l10-10M40 274H407M35 279l10-10M402 279l10-10', faint),
    text(136, 240, '620', faint, 'middle'),
    text(320, 268, '1180', faint, 'middle'),
    '</g>',
  ].join(''),
});

const cycle = figure({
  height: 210,
  label:
    'Seconds per part. By hand 280, of which 100 are arc. Cobot with one station 192, of which 75 are arc. Cobot with two stations 102, of which 75 are arc.',
  caption: 'Figure 2. Seconds per part in the example; the filled part is arc time.',
  lines: [
    text(8, 22, 'by hand'),
    bar(8, 30, 448, 24),
    bar(8, 30, 160, 24, ink, rule),
    text(466, 48, '280 s', ink),
    text(8, 86, 'cobot, one station'),
    bar(8, 94, 307, 24),
    bar(8, 94, 120, 24, accent, accent),
    text(325, 112, '192 s', ink),
    text(8, 150, 'cobot, two stations'),
    bar(8, 158, 163, 24),
    bar(8, 158, 120, 24, accent, accent),
    text(181, 176, '102 s', ink),
    text(260, 176, 'loading happens meanwhile', faint),
  ].join(''),
});

export const content = `
<p>A welding cobot is sold as a robot. It is bought, or should be, as a joint that comes out right four hundred times. So begin at the joint and work backward: torch, wrist, arm, table, room. Most disappointing installations we are asked to repair went the other way round.</p>

<h2>Begin with the joint</h2>
<p>A welder corrects for gap, misfit and heat without thinking about it. A robot goes where it was sent. Whether that is good enough depends on how far the joint wanders from part to part. A rule of thumb used widely in robotic gas metal arc welding is that the seam should stay within half a wire diameter of the path: about 0.5 mm for 1.0 mm wire (0.040 in). Measure twenty parts as they come from your saw, laser or brake, clamped as they would be, before you look at a single robot.</p>
<ul>
<li><strong>Within half a wire:</strong> a taught path is enough.</li>
<li><strong>Shifted as a whole, but true in shape:</strong> touch sensing, in which the wire or nozzle probes the part and moves the path, will find it. It costs a few seconds for each search.</li>
<li><strong>Wandering along its length:</strong> through-arc tracking, which reads the current while weaving, works on fillets and grooves thick enough to weave in. On thin sheet and lap joints it needs a laser sensor instead.</li>
<li><strong>Gaps that open and close:</strong> repair the cutting and fixturing first. No sensor fills a gap cheaply.</li>
</ul>

<h2>Reach, measured at the torch</h2>
<p>A data sheet gives the reach of the wrist. The weld happens a torch length away, and at an angle. For a plain fillet the torch bisects the corner at about 45° and leans 5 to 15° in the direction of travel, pushing, with 10 to 20 mm of wire between tip and work. Suppose the torch stands 400 mm proud of the flange. At 45° the wrist is then some 280 mm to the side of the weld: toward the robot on the near side of a web, away from it on the far side.</p>
${reach}
<p>So a joint 900 mm from the robot's axis can ask for 620 or for 1,180 mm. An arm of 1,300 mm reaches both, with little left to turn the wrist. Draw this for your largest part, or hold the robot's arm there by hand during a demonstration: cobots make that test easy. If the far side fails, a turntable is nearly always cheaper than a longer arm, and it also brings joints into the flat position, where the puddle is largest and the bead best.</p>

<h2>Payload is torch, cable and leverage</h2>
<p>An air-cooled robot torch with its mount weighs a few kilograms; a water-cooled one with a collision sensor more; the cable pulls on all of them. Add a laser sensor and the sum grows again. What matters to the wrist is weight times distance, so ask for the payload diagram, not the headline. AWS D16.1 says it plainly: torch and mount must not exceed the rated load that the robot maker recommends.</p>

<h2>Repeatability is not path accuracy</h2>
<p>ISO 9283 separates them. Repeatability says how well the arm returns to a taught point; for cobots of this class it is commonly a few hundredths of a millimeter, far better than your fit-up. Path accuracy says how true it moves between points, at speed, and is seldom printed. Ask to see a weave of 3 mm at your travel speed around a 50 mm circle, drawn with a pen. It takes two minutes and settles the question.</p>

<h2>Arc time is a question of stations</h2>
<p>TWI lists typical duty cycles, which American shops call operator factor, of about 45 % (range 15 to 60) for semi-automatic MIG welding and 90 % (50 to 100) when it is automatic. Your own figure depends less on the robot than on who waits for whom. An example, with our assumptions: a bracket with six fillets, 600 mm in all.</p>
<section tabindex="0" aria-label="One bracket, three ways (assumptions)">
<table>
<caption>One bracket, three ways (assumptions)</caption>
<thead><tr><th scope="col">Step</th><th scope="col">By hand</th><th scope="col">Cobot, one station</th><th scope="col">Cobot, two stations</th></tr></thead>
<tbody>
<tr><th scope="row">Arc</th><td>100 s</td><td>75 s</td><td>75 s</td></tr>
<tr><th scope="row">Moves, gas, ignition</th><td>in the next line</td><td>27 s</td><td>27 s</td></tr>
<tr><th scope="row">Load, clamp, unload</th><td>180 s</td><td>90 s</td><td>meanwhile</td></tr>
<tr><th scope="row">Parts an hour</th><td>12.9</td><td>18.8</td><td>35.3</td></tr>
<tr><th scope="row">Arc share</th><td>36 %</td><td>39 %</td><td>74 %</td></tr>
</tbody>
</table>
</section>
${cycle}
<p>With a single station the arc share hardly changes: the robot welds faster and then waits for the same hands. A second fixture nearly doubles the output of the same arm, as long as loading stays shorter than welding. If you buy one thing beyond the robot, buy the second fixture. Screen the two stations from each other, so that nobody loads beside an open arc.</p>

<h2>Power source and wire</h2>
<p>Choose the process first. Short-circuit transfer for sheet, pulsed spray for most structural work in position, plain spray for thick plate in the flat. Then choose a power source that the robot can command: job number, wire speed and trim as digital signals, not two relays. Ask whether the interface returns arc-established, wire-stick and actual current, since these let the program stop a bad weld in the first second instead of the last. For aluminum, ask for a push-pull torch before you ask for anything else.</p>

<h2>The arc does not know it is collaborative</h2>
<p>Force limits protect against a moving arm. They do nothing about ultraviolet light, spatter, fume, hot metal and a sharp wire. ISO 10218-2:2025 judges the application as a whole, and a welding application seldom passes without screens.</p>
<section tabindex="0" aria-label="Hazards to settle before the first arc">
<table>
<caption>Hazards to settle before the first arc</caption>
<thead><tr><th scope="col">Hazard</th><th scope="col">Usual measure</th><th scope="col">Where to read</th></tr></thead>
<tbody>
<tr><th scope="row">Arc radiation</th><td>Curtains or an enclosure, interlocked where people pass</td><td>ANSI Z49.1</td></tr>
<tr><th scope="row">Fume</th><td>Extraction at the torch or a hood; for stainless check chromium(VI)</td><td>29 CFR 1910.1026</td></tr>
<tr><th scope="row">Fire</th><td>Clear area, fire watch where needed</td><td>29 CFR 1910.252</td></tr>
<tr><th scope="row">Wire and nozzle</th><td>Wire cut back when the torch is moved by hand, reduced speed</td><td>AWS D16.1, ISO 10218-2</td></tr>
<tr><th scope="row">Pinching at the fixture</th><td>Layout, clamps that close slowly or under a guard</td><td>ISO 12100</td></tr>
</tbody>
</table>
</section>

<h2>Who will program it</h2>
<p>Put the pendant in your best welder's hands, not in an engineer's. A good cobot lets a welder lead the torch, name a weld by size and position, and change travel speed on the run. Bring your own part to the demonstration, uncleaned and cut the way you cut it. Count the minutes to the first acceptable bead, then change the part by 20 mm and count again. The second figure is the one you will live with.</p>

<h2>When a cobot is the wrong answer</h2>
<ul>
<li>Seams longer than the arm, part after part: look at a tractor or a gantry.</li>
<li>One part in the tens of thousands: a fenced industrial robot is faster and costs no more.</li>
<li>Multi-pass welds on thick plate with wide gaps: a good welder and a positioner.</li>
</ul>

<h2>A page to take to the demonstration</h2>
<ol>
<li>Twenty parts measured; the worst joint known.</li>
<li>Near and far side reached on the largest part, with the torch at its angle.</li>
<li>Payload of torch, cable and sensor within the diagram.</li>
<li>Loading time and welding time written side by side.</li>
<li>Screens, extraction and the risk assessment named in the quotation.</li>
</ol>

<h2>Sources</h2>
<ul>
<li>TWI, "What typical duty cycles are achieved when arc welding?", technical knowledge FAQ.</li>
<li>AWS D16.1M/D16.1:2018, Specification for Robotic Arc Welding Safety. American Welding Society.</li>
<li>ANSI Z49.1, Safety in Welding, Cutting, and Allied Processes.</li>
<li>ISO 9283:1998, Manipulating industrial robots: performance criteria and related test methods.</li>
<li>ISO 10218-2:2025, Robotics: safety requirements, part 2: industrial robot applications and robot cells.</li>
<li>BOC, Smootharc Advance II MIG 250C operating manual, section 5 (torch angles); Cigweld, Weldskill 150 manual (travel angle, stick-out).</li>
<li>OSHA, 29 CFR 1910.252 (welding, general requirements) and 1910.1026 (chromium(VI)).</li>
</ul>
`;
